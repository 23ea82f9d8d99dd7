#ifndef CSIMDJSON_H
#define CSIMDJSON_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Kinds of token.
enum {
    CSIMDJSON_OBJECT_START = 0, ///< `end` is the index of the matching OBJECT_END in the same piece
    CSIMDJSON_OBJECT_END = 1,
    CSIMDJSON_ARRAY_START = 2,  ///< `end` is the index of the matching ARRAY_END in the same piece
    CSIMDJSON_ARRAY_END = 3,
    CSIMDJSON_KEY = 4,          ///< `start` and `end`: the bytes between the quotes
    CSIMDJSON_STRING = 5,       ///< `start` and `end`: the bytes between the quotes
    CSIMDJSON_OTHER = 6         ///< number, true, false, null: its bytes
};

/// A token of a JSON text. Offsets are bytes from the start of the text.
typedef struct {
    uint32_t start;
    uint32_t end;
    uint8_t kind;
    /// A key or string that contains a backslash.
    uint8_t escaped;
} csimdjson_token;

/// What a piece of tokens is: one field of the top object with its value, or one field of its `strings` object with its value.
enum { CSIMDJSON_TOP_FIELD = 0, CSIMDJSON_STRINGS_FIELD = 1 };

/// Gets the tokens of one piece, valid during the call. Returns 0 to stop.
typedef int32_t (*csimdjson_consumer)(void *context, int32_t piece, const csimdjson_token *tokens, uint64_t count);

enum {
    CSIMDJSON_OK = 0,
    CSIMDJSON_REFUSED = 1,  ///< not JSON, or not an object, for simdjson; it does not say where
    CSIMDJSON_TOO_DEEP = 2,
    CSIMDJSON_STOPPED = 3   ///< by the consumer
};

/// Walks a JSON text whose top is an object, every value of it, along the places that simdjson finds.
/// `bytes` must be followed by at least 64 readable bytes.
int32_t csimdjson_walk(const uint8_t *bytes, uint64_t count, uint32_t max_depth, csimdjson_consumer consume, void *context);

/// 1 if the bytes are valid UTF-8, else 0.
int32_t csimdjson_is_utf8(const uint8_t *bytes, uint64_t count);

/// For measurements only: walks the text and unescapes every string; the number of bytes that came out, or -1.
int64_t csimdjson_unescape_all(const uint8_t *bytes, uint64_t count);

#ifdef __cplusplus
}
#endif
#endif

/// libyaml's event parser behind an opaque header: events with the places where they stand.
#ifndef CYAML_H
#define CYAML_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What an event is.
enum {
    CYAML_END = 0,
    CYAML_SCALAR = 1,
    CYAML_SEQUENCE_START = 2,
    CYAML_SEQUENCE_END = 3,
    CYAML_MAPPING_START = 4,
    CYAML_MAPPING_END = 5,
    CYAML_ALIAS = 6,
    CYAML_DOCUMENT_START = 7,
    CYAML_ERROR = 8
};

typedef struct CYAMLParser CYAMLParser;

typedef struct {
    int32_t kind;
    /// Scalars: written without quotes. Others: 0.
    int32_t isPlain;
    /// Has an anchor.
    int32_t hasAnchor;
    /// From 0, columns in characters.
    uint64_t line, column;
    /// Text of a scalar or of an error, valid until the next call; UTF-8, not terminated.
    const char *text;
    uint64_t length;
} CYAMLEvent;

/// The bytes must stay alive as long as the parser. Null when there is no memory.
CYAMLParser *cyaml_new(const uint8_t *bytes, uint64_t count);
/// Reads the next event. After CYAML_END and CYAML_ERROR there is no other.
void cyaml_next(CYAMLParser *parser, CYAMLEvent *event);
void cyaml_free(CYAMLParser *parser);

#ifdef __cplusplus
}
#endif
#endif

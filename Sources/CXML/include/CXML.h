#ifndef CXML_H
#define CXML_H
#include <stdint.h>

/// Where an element begins or ends.
typedef struct {
    /// Of a start: the `>` or `/` that ends the start tag. Of an end: the byte after the end tag (or after `/>`).
    uint32_t offset;
    /// 0 start, 1 end.
    uint32_t kind;
} cxml_event;

enum {
    CXML_OK = 0,
    CXML_SYNTAX = 1,      ///< the first fatal error; `code` and `message` say which
    CXML_ENTITY = 2,      ///< an entity declaration
    CXML_TOO_DEEP = 3,
    CXML_NO_MEMORY = 4
};

typedef struct {
    int32_t status;
    /// Where reading stopped.
    uint32_t offset;
    /// libxml2's `xmlParserErrors` and its words for it; 0 and empty where `status` is not `CXML_SYNTAX`.
    int32_t code;
    char message[192];
    uint64_t count;
    cxml_event *events;
} cxml_result;

/// Reads the structure of an XML text in UTF-8 (an encoding that it declares is ignored): no network, no external DTD, no entity
/// declarations, up to the first fatal error.
void cxml_read(const uint8_t *bytes, uint64_t count, uint32_t max_depth, cxml_result *result);

/// Frees what `cxml_read` allocated.
void cxml_free(cxml_result *result);

#endif

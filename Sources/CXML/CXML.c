#include "CXML.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/xmlerror.h>

typedef struct {
    cxml_result *result;
    uint64_t capacity;
    uint32_t depth;
    uint32_t max_depth;
} reader_state;

static uint32_t place(xmlParserCtxtPtr context) {
    long offset = xmlByteConsumed(context);
    return offset < 0 ? 0 : (uint32_t)offset;
}

static void stop(xmlParserCtxtPtr context, int32_t status) {
    reader_state *state = context->_private;
    if (state->result->status == CXML_OK) {
        state->result->status = status;
        state->result->offset = place(context);
    }
    xmlStopParser(context);
}

static void add(xmlParserCtxtPtr context, uint32_t kind) {
    reader_state *state = context->_private;
    cxml_result *result = state->result;
    if (result->status != CXML_OK) return;  // libxml2 may go on after an error: nothing after it counts
    if (result->count == state->capacity) {
        uint64_t capacity = state->capacity ? state->capacity * 2 : 1024;
        cxml_event *events = realloc(result->events, capacity * sizeof *events);
        if (!events) {
            stop(context, CXML_NO_MEMORY);
            return;
        }
        result->events = events;
        state->capacity = capacity;
    }
    result->events[result->count].offset = place(context);
    result->events[result->count].kind = kind;
    result->count++;
}

static void start_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces_count, const xmlChar **namespaces,
                          int attributes_count, int defaulted_count, const xmlChar **attributes) {
    (void)name, (void)prefix, (void)uri, (void)namespaces_count, (void)namespaces, (void)attributes_count, (void)defaulted_count, (void)attributes;
    xmlParserCtxtPtr context = data;
    reader_state *state = context->_private;
    if (++state->depth > state->max_depth) {
        stop(context, CXML_TOO_DEEP);
        return;
    }
    add(context, 0);
}

static void end_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)name, (void)prefix, (void)uri;
    xmlParserCtxtPtr context = data;
    reader_state *state = context->_private;
    if (state->depth > 0) state->depth--;
    add(context, 1);
}

static void entity_declaration(void *data, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id, xmlChar *content) {
    (void)name, (void)type, (void)public_id, (void)system_id, (void)content;
    stop(data, CXML_ENTITY);
}

#if LIBXML_VERSION >= 21200
static void report(void *data, const xmlError *error) {
#else
static void report(void *data, xmlErrorPtr error) {
#endif
    xmlParserCtxtPtr context = data;
    reader_state *state = context->_private;
    if (!error || error->level != XML_ERR_FATAL || !state || state->result->status != CXML_OK) return;
    state->result->code = error->code;
    if (error->message) {
        strncpy(state->result->message, error->message, sizeof state->result->message - 1);
        size_t length = strlen(state->result->message);
        while (length > 0 && (state->result->message[length - 1] == '\n' || state->result->message[length - 1] == ' ')) state->result->message[--length] = 0;
    }
    stop(context, CXML_SYNTAX);
}

static pthread_once_t initialized = PTHREAD_ONCE_INIT;
static void initialize(void) { xmlInitParser(); }

void cxml_read(const uint8_t *bytes, uint64_t count, uint32_t max_depth, cxml_result *result) {
    memset(result, 0, sizeof *result);
    if (count > INT_MAX) {
        result->status = CXML_NO_MEMORY;
        return;
    }
    pthread_once(&initialized, initialize);
    xmlParserCtxtPtr context = xmlNewParserCtxt();
    if (!context) {
        result->status = CXML_NO_MEMORY;
        return;
    }
    reader_state state = {result, 0, 0, max_depth};
    memset(context->sax, 0, sizeof *context->sax);
    context->sax->initialized = XML_SAX2_MAGIC;
    context->sax->startElementNs = start_element;
    context->sax->endElementNs = end_element;
    context->sax->entityDecl = entity_declaration;
    context->sax->serror = report;
    context->_private = &state;
    xmlDocPtr document = xmlCtxtReadMemory(context, (const char *)bytes, (int)count, NULL, NULL,
                                           XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NOWARNING);
    if (document) xmlFreeDoc(document);
    if (result->status == CXML_OK && !context->wellFormed) {
        result->status = CXML_SYNTAX;
        result->offset = (uint32_t)count;
    }
    xmlFreeParserCtxt(context);
}

void cxml_free(cxml_result *result) {
    free(result->events);
    result->events = NULL;
    result->count = 0;
}

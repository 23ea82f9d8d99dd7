#include "CYAML.h"
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct CYAMLParser {
    yaml_parser_t parser;
    yaml_event_t event;
    int hasEvent;
    int isDone;
};

CYAMLParser *cyaml_new(const uint8_t *bytes, uint64_t count) {
    CYAMLParser *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    if (!yaml_parser_initialize(&p->parser)) { free(p); return NULL; }
    yaml_parser_set_input_string(&p->parser, bytes, (size_t)count);
    return p;
}

void cyaml_free(CYAMLParser *p) {
    if (!p) return;
    if (p->hasEvent) yaml_event_delete(&p->event);
    yaml_parser_delete(&p->parser);
    free(p);
}

static void fail(CYAMLParser *p, CYAMLEvent *out) {
    const char *problem = p->parser.problem ? p->parser.problem : "not readable as YAML";
    p->isDone = 1;
    out->kind = CYAML_ERROR;
    out->text = problem;
    out->length = strlen(problem);
    out->line = p->parser.problem_mark.line;
    out->column = p->parser.problem_mark.column;
}

void cyaml_next(CYAMLParser *p, CYAMLEvent *out) {
    memset(out, 0, sizeof *out);
    for (;;) {
        if (p->isDone) { out->kind = CYAML_END; return; }
        if (p->hasEvent) { yaml_event_delete(&p->event); p->hasEvent = 0; }
        if (!yaml_parser_parse(&p->parser, &p->event)) { fail(p, out); return; }
        p->hasEvent = 1;
        out->line = p->event.start_mark.line;
        out->column = p->event.start_mark.column;
        switch (p->event.type) {
        case YAML_SCALAR_EVENT:
            out->kind = CYAML_SCALAR;
            out->text = (const char *)p->event.data.scalar.value;
            out->length = p->event.data.scalar.length;
            out->isPlain = p->event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
            out->hasAnchor = p->event.data.scalar.anchor != NULL;
            return;
        case YAML_SEQUENCE_START_EVENT:
            out->kind = CYAML_SEQUENCE_START;
            out->hasAnchor = p->event.data.sequence_start.anchor != NULL;
            return;
        case YAML_SEQUENCE_END_EVENT: out->kind = CYAML_SEQUENCE_END; return;
        case YAML_MAPPING_START_EVENT:
            out->kind = CYAML_MAPPING_START;
            out->hasAnchor = p->event.data.mapping_start.anchor != NULL;
            return;
        case YAML_MAPPING_END_EVENT: out->kind = CYAML_MAPPING_END; return;
        case YAML_ALIAS_EVENT: out->kind = CYAML_ALIAS; return;
        case YAML_DOCUMENT_START_EVENT: out->kind = CYAML_DOCUMENT_START; return;
        case YAML_STREAM_END_EVENT: p->isDone = 1; out->kind = CYAML_END; return;
        default: break;
        }
    }
}

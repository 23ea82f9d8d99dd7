#include "Shim.hpp"
#include <unicode/ubidi.h>

using namespace cicu;

static UBiDi *bidi(cicu_bidi *handle) { return reinterpret_cast<UBiDi *>(handle); }
static const UBiDi *bidi(const cicu_bidi *handle) { return reinterpret_cast<const UBiDi *>(handle); }

extern "C" {

cicu_bidi *cicu_bidi_open(int32_t *status) {
    Status code(status);
    if (code.failed()) return nullptr;
    UBiDi *result = ubidi_open();
    if (!result) code.set(U_MEMORY_ALLOCATION_ERROR);
    return reinterpret_cast<cicu_bidi *>(result);
}

void cicu_bidi_free(cicu_bidi *handle) { ubidi_close(bidi(handle)); }

void cicu_bidi_set(cicu_bidi *handle, const uint16_t *text, int32_t length, int32_t base, int32_t *status) {
    Status code(status);
    UBiDiLevel level = base == 0 ? 0 : base == 1 ? 1 : base == -1 ? UBIDI_DEFAULT_LTR : UBIDI_DEFAULT_RTL;
    ubidi_setPara(bidi(handle), in(text), length, level, nullptr, &code);
}

int32_t cicu_bidi_paragraph_level(const cicu_bidi *handle) { return ubidi_getParaLevel(bidi(handle)); }
int32_t cicu_bidi_direction(const cicu_bidi *handle) { return ubidi_getDirection(bidi(handle)); }

int32_t cicu_bidi_run_count(cicu_bidi *handle, int32_t *status) {
    Status code(status);
    return ubidi_countRuns(bidi(handle), &code);
}

int32_t cicu_bidi_run(cicu_bidi *handle, int32_t index, int32_t *start, int32_t *length) {
    return ubidi_getVisualRun(bidi(handle), index, start, length);
}

const uint8_t *cicu_bidi_levels(cicu_bidi *handle, int32_t *status) {
    Status code(status);
    return ubidi_getLevels(bidi(handle), &code);
}

void cicu_bidi_logical_map(cicu_bidi *handle, int32_t *map, int32_t *status) {
    Status code(status);
    ubidi_getLogicalMap(bidi(handle), map, &code);
}

void cicu_bidi_visual_map(cicu_bidi *handle, int32_t *map, int32_t *status) {
    Status code(status);
    ubidi_getVisualMap(bidi(handle), map, &code);
}

int32_t cicu_bidi_reordered(cicu_bidi *handle, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return ubidi_writeReordered(bidi(handle), out(buffer), capacity, UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS, &code);
}

int32_t cicu_bidi_first_strong(const uint16_t *text, int32_t length) { return ubidi_getBaseDirection(in(text), length); }

}

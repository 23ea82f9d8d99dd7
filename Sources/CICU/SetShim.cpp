#include "Shim.hpp"
#include <unicode/uset.h>
#include <unicode/ulocdata.h>

using namespace cicu;

static USet *set(cicu_set *handle) { return reinterpret_cast<USet *>(handle); }
static const USet *set(const cicu_set *handle) { return reinterpret_cast<const USet *>(handle); }

extern "C" {

cicu_set *cicu_set_pattern(const uint16_t *pattern, int32_t length, int32_t *status) {
    Status code(status);
    return reinterpret_cast<cicu_set *>(uset_openPattern(in(pattern), length, &code));
}

cicu_set *cicu_set_exemplars(const char *locale, int32_t kind, int32_t *status) {
    Status code(status);
    ULocaleData *data = ulocdata_open(locale, &code);
    if (code.failed()) return nullptr;
    static const ULocaleDataExemplarSetType kinds[] = {ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY, ULOCDATA_ES_INDEX, ULOCDATA_ES_PUNCTUATION};
    USet *result = ulocdata_getExemplarSet(data, nullptr, 0, kinds[kind & 3], &code);
    ulocdata_close(data);
    return reinterpret_cast<cicu_set *>(result);
}

void cicu_set_free(cicu_set *handle) { uset_close(set(handle)); }
int32_t cicu_set_contains(const cicu_set *handle, uint32_t scalar) { return uset_contains(set(handle), static_cast<UChar32>(scalar)); }
int32_t cicu_set_item_count(const cicu_set *handle) { return uset_getItemCount(set(handle)); }

int32_t cicu_set_item(const cicu_set *handle, int32_t index, uint32_t *first, uint32_t *last, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    UChar32 start = 0, end = 0;
    int32_t length = uset_getItem(set(handle), index, &start, &end, out(buffer), capacity, &code);
    *first = static_cast<uint32_t>(start);
    *last = static_cast<uint32_t>(end);
    return length;
}

}

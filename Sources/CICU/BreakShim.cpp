#include "Shim.hpp"
#include <unicode/ubrk.h>

using namespace cicu;

static UBreakIterator *iterator(cicu_break *handle) { return reinterpret_cast<UBreakIterator *>(handle); }

extern "C" {

cicu_break *cicu_break_open(int32_t kind, const char *locale, int32_t *status) {
    Status code(status);
    static const UBreakIteratorType kinds[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
    return reinterpret_cast<cicu_break *>(ubrk_open(kinds[kind & 3], locale, nullptr, 0, &code));
}

void cicu_break_free(cicu_break *handle) { ubrk_close(iterator(handle)); }

int32_t cicu_break_all(cicu_break *handle, const uint16_t *text, int32_t length, int32_t *boundaries, int32_t *tags, int32_t capacity, int32_t *status) {
    Status code(status);
    UBreakIterator *it = iterator(handle);
    ubrk_setText(it, in(text), length, &code);
    if (code.failed()) return 0;
    int32_t count = 0;
    ubrk_first(it);
    for (int32_t position = ubrk_next(it); position != UBRK_DONE; position = ubrk_next(it)) {
        if (count < capacity) {
            boundaries[count] = position;
            tags[count] = ubrk_getRuleStatus(it);
        }
        count++;
    }
    if (count > capacity) code.set(U_BUFFER_OVERFLOW_ERROR);
    return count;
}

}

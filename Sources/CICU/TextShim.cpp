#include "Shim.hpp"
#include <unicode/ustring.h>
#include <unicode/unorm2.h>

using namespace cicu;

static const UNormalizer2 *normalizer(int32_t form, UErrorCode *code) {
    switch (form) {
    case 0: return unorm2_getNFCInstance(code);
    case 1: return unorm2_getNFDInstance(code);
    case 2: return unorm2_getNFKCInstance(code);
    case 3: return unorm2_getNFKDInstance(code);
    default: return unorm2_getNFKCCasefoldInstance(code);
    }
}

extern "C" {

int32_t cicu_fold_case(const uint16_t *text, int32_t length, int32_t turkic, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return u_strFoldCase(out(buffer), capacity, in(text), length, turkic ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT, &code);
}

int32_t cicu_to_upper(const uint16_t *text, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return u_strToUpper(out(buffer), capacity, in(text), length, locale, &code);
}

int32_t cicu_to_lower(const uint16_t *text, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return u_strToLower(out(buffer), capacity, in(text), length, locale, &code);
}

int32_t cicu_normalize(const uint16_t *text, int32_t length, int32_t form, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    const UNormalizer2 *n = normalizer(form, &code);
    return unorm2_normalize(n, in(text), length, out(buffer), capacity, &code);
}

int32_t cicu_compose(uint32_t first, uint32_t second) {
    UErrorCode code = U_ZERO_ERROR;
    const UNormalizer2 *n = unorm2_getNFCInstance(&code);
    return U_FAILURE(code) ? -1 : unorm2_composePair(n, static_cast<UChar32>(first), static_cast<UChar32>(second));
}

int32_t cicu_compare(const uint16_t *a, int32_t aLength, const uint16_t *b, int32_t bLength, int32_t ignoreCase, int32_t *status) {
    Status code(status);
    return unorm_compare(in(a), aLength, in(b), bLength, ignoreCase ? U_COMPARE_IGNORE_CASE : 0, &code);
}

}

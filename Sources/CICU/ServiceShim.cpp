#include "Shim.hpp"
#include <unicode/uspoof.h>
#include <unicode/translit.h>

using namespace cicu;

static const USpoofChecker *spoof(const cicu_spoof *handle) { return reinterpret_cast<const USpoofChecker *>(handle); }
static const icu::Transliterator *transliterator(const cicu_transliterator *handle) { return reinterpret_cast<const icu::Transliterator *>(handle); }

extern "C" {

cicu_spoof *cicu_spoof_open(int32_t *status) {
    Status code(status);
    USpoofChecker *checker = uspoof_open(&code);
    uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL | USPOOF_AUX_INFO, &code);
    return reinterpret_cast<cicu_spoof *>(checker);
}

void cicu_spoof_free(cicu_spoof *handle) { uspoof_close(reinterpret_cast<USpoofChecker *>(handle)); }

int32_t cicu_spoof_level(const cicu_spoof *handle, const uint16_t *text, int32_t length, int32_t *status) {
    Status code(status);
    USpoofCheckResult *result = uspoof_openCheckResult(&code);
    uspoof_check2(spoof(handle), in(text), length, result, &code);
    int32_t level = static_cast<int32_t>(uspoof_getCheckResultRestrictionLevel(result, &code)) >> 28;
    uspoof_closeCheckResult(result);
    return level;
}

cicu_transliterator *cicu_transliterator_open(const char *identifier, int32_t *status) {
    Status code(status);
    icu::Transliterator *result = icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(identifier), UTRANS_FORWARD, code);
    return reinterpret_cast<cicu_transliterator *>(result);
}

void cicu_transliterator_free(cicu_transliterator *handle) { delete reinterpret_cast<icu::Transliterator *>(handle); }

int32_t cicu_transliterate(const cicu_transliterator *handle, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    if (code.failed()) return 0;
    icu::UnicodeString string(in(text), length);
    transliterator(handle)->transliterate(string);
    return copy(string, buffer, capacity, code);
}

}

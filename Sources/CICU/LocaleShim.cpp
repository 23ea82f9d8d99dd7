#include "Shim.hpp"
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>
#include <unicode/numsys.h>
#include <memory>

using namespace cicu;

extern "C" {

const char *cicu_error_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }

void cicu_icu_version(char *buffer) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, buffer);
}

void cicu_cldr_version(char *buffer, int32_t *status) {
    Status code(status);
    UVersionInfo version = {0, 0, 0, 0};
    ulocdata_getCLDRVersion(version, &code);
    u_versionToString(version, buffer);
}

void cicu_unicode_version(char *buffer) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, buffer);
}

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }
const char *cicu_locale_at(int32_t index) { return uloc_getAvailable(index); }

int32_t cicu_locale_canonical(const char *tag, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    if (code.failed()) return 0;
    icu::Locale locale(tag);
    locale.canonicalize(code);
    if (code.failed()) return 0;
    return copy(locale.getName(), buffer, capacity, code);
}

int32_t cicu_locale_likely(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_addLikelySubtags(id, buffer, capacity, &code);
}

int32_t cicu_locale_minimal(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_minimizeSubtags(id, buffer, capacity, &code);
}

int32_t cicu_locale_parent(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_getParent(id, buffer, capacity, &code);
}

int32_t cicu_locale_to_tag(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_toLanguageTag(id, buffer, capacity, false, &code);
}

int32_t cicu_locale_language(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_getLanguage(id, buffer, capacity, &code);
}

int32_t cicu_locale_script(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_getScript(id, buffer, capacity, &code);
}

int32_t cicu_locale_region(const char *id, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_getCountry(id, buffer, capacity, &code);
}

int32_t cicu_locale_is_rtl(const char *id) { return uloc_isRightToLeft(id); }

int32_t cicu_locale_display_name(const char *id, const char *in, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return uloc_getDisplayName(id, in, out(buffer), capacity, &code);
}

int32_t cicu_locale_digits(const char *id, char *name, int32_t nameCapacity, uint16_t *digits, int32_t capacity, int32_t *status) {
    Status code(status);
    std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(icu::Locale(id), code));
    if (code.failed()) return 0;
    copy(system->getName(), name, nameCapacity, code);
    if (system->isAlgorithmic() || system->getRadix() != 10) return 0;
    return copy(system->getDescription(), digits, capacity, code);
}

}

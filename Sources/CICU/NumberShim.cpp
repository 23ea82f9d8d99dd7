#include "Shim.hpp"
#include <unicode/rbnf.h>
#include <unicode/unum.h>
#include <memory>

using namespace cicu;
using icu::RuleBasedNumberFormat;

static const RuleBasedNumberFormat *speller(const cicu_speller *handle) { return reinterpret_cast<const RuleBasedNumberFormat *>(handle); }
static UNumberFormat *number(const cicu_number_format *handle) { return reinterpret_cast<UNumberFormat *>(const_cast<cicu_number_format *>(handle)); }

extern "C" {

cicu_speller *cicu_speller_open(const char *locale, int32_t *status) {
    Status code(status);
    auto format = std::make_unique<RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, icu::Locale(locale), code);
    if (code.failed()) return nullptr;
    return reinterpret_cast<cicu_speller *>(format.release());
}

void cicu_speller_free(cicu_speller *handle) { delete reinterpret_cast<RuleBasedNumberFormat *>(handle); }

int32_t cicu_speller_actual_locale(const cicu_speller *handle, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    icu::Locale locale = speller(handle)->getLocale(ULOC_ACTUAL_LOCALE, code);
    if (code.failed()) return 0;
    return copy(locale.getName(), buffer, capacity, code);
}

int32_t cicu_speller_rule_set_count(const cicu_speller *handle) { return speller(handle)->getNumberOfRuleSetNames(); }

int32_t cicu_speller_rule_set(const cicu_speller *handle, int32_t index, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return copy(speller(handle)->getRuleSetName(index), buffer, capacity, code);
}

int32_t cicu_speller_format(const cicu_speller *handle, int64_t value, int32_t ruleSet, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    icu::UnicodeString result;
    icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
    speller(handle)->format(value, speller(handle)->getRuleSetName(ruleSet), result, position, code);
    return copy(result, buffer, capacity, code);
}

cicu_number_format *cicu_number_format_open(int32_t kind, const char *locale, int32_t *status) {
    Status code(status);
    return reinterpret_cast<cicu_number_format *>(unum_open(kind == 1 ? UNUM_PERCENT : UNUM_DECIMAL, nullptr, 0, locale, nullptr, &code));
}

void cicu_number_format_free(cicu_number_format *handle) { unum_close(number(handle)); }

int32_t cicu_number_format_integer(const cicu_number_format *handle, int64_t value, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return unum_formatInt64(number(handle), value, out(buffer), capacity, nullptr, &code);
}

int32_t cicu_number_format_double(const cicu_number_format *handle, double value, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return unum_formatDouble(number(handle), value, out(buffer), capacity, nullptr, &code);
}

}

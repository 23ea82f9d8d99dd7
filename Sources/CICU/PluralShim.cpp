#include "Shim.hpp"
#include <unicode/plurrule.h>
#include <unicode/numberformatter.h>
#include <unicode/ures.h>
#include <memory>
#include <string>

using namespace cicu;
using icu::PluralRules;
using icu::UnicodeString;

static const char16_t *const categoryNames[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};

/// The number of a category by its letters: every name differs in its first or second one.
static int32_t category(const UnicodeString &name) {
    switch (name.length() < 3 ? 0 : name.charAt(0)) {
    case u'z': return 0;
    case u'o': return name.charAt(1) == u'n' ? 1 : 5;
    case u't': return 2;
    case u'f': return 3;
    case u'm': return 4;
    default: return -1;
    }
}

static const PluralRules *rules(const cicu_plurals *handle) { return reinterpret_cast<const PluralRules *>(handle); }

extern "C" {

cicu_plurals *cicu_plurals_open(const char *locale, int32_t ordinal, int32_t *status) {
    Status code(status);
    return reinterpret_cast<cicu_plurals *>(PluralRules::forLocale(icu::Locale(locale), ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, code));
}

void cicu_plurals_free(cicu_plurals *handle) { delete reinterpret_cast<PluralRules *>(handle); }

uint32_t cicu_plurals_categories(const cicu_plurals *handle, int32_t *status) {
    Status code(status);
    std::unique_ptr<icu::StringEnumeration> names(rules(handle)->getKeywords(code));
    uint32_t set = 0;
    if (code.failed()) return 0;
    while (const UnicodeString *name = names->snext(code)) {
        int32_t index = category(*name);
        if (index >= 0) set |= 1u << index;
    }
    return set;
}

int32_t cicu_plurals_select_integer(const cicu_plurals *handle, int32_t number) {
    return category(rules(handle)->select(number));
}

int32_t cicu_plurals_select_double(const cicu_plurals *handle, double number) { return category(rules(handle)->select(number)); }

int32_t cicu_plurals_select_decimal(const cicu_plurals *handle, const char *number, int32_t length, int32_t *status) {
    Status code(status);
    if (code.failed()) return -1;
    std::string text(number, static_cast<size_t>(length));
    size_t point = text.find('.');
    int32_t fraction = point == std::string::npos ? 0 : static_cast<int32_t>(text.size() - point - 1);
    icu::number::FormattedNumber formatted = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
        .precision(icu::number::Precision::fixedFraction(fraction)).formatDecimal(text, code);
    if (code.failed()) return -1;
    return category(rules(handle)->select(formatted, code));
}

int32_t cicu_plurals_samples(const cicu_plurals *handle, int32_t index, double *samples, int32_t capacity, int32_t *status) {
    Status code(status);
    // Not const in ICU's interface; it changes nothing.
    PluralRules *plain = const_cast<PluralRules *>(rules(handle));
    return plain->getSamples(UnicodeString(true, categoryNames[index], -1), samples, capacity, code);
}

void cicu_plurals_select_many(const cicu_plurals *handle, const int32_t *numbers, int32_t count, int8_t *categories) {
    for (int32_t i = 0; i < count; i++) categories[i] = static_cast<int8_t>(category(rules(handle)->select(numbers[i])));
}

void cicu_plurals_count(const cicu_plurals *handle, int32_t from, int32_t to, int32_t *counts) {
    for (int32_t number = from; number < to; number++) {
        int32_t index = category(rules(handle)->select(number));
        if (index >= 0) counts[index]++;
    }
}

int32_t cicu_plurals_rule_text(const char *locale, const char *name, uint16_t *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    UResourceBundle *root = ures_openDirect(nullptr, "plurals", &code);
    UResourceBundle *locales = ures_getByKey(root, "locales", nullptr, &code);
    // As ICU does: cut the locale from the end until the table knows it.
    std::string id = locale;
    int32_t length = 0;
    const char16_t *setName = nullptr;
    while (!code.failed()) {
        UErrorCode found = U_ZERO_ERROR;
        setName = ures_getStringByKey(locales, id.c_str(), &length, &found);
        if (U_SUCCESS(found)) break;
        setName = nullptr;
        size_t cut = id.rfind('_');
        if (cut == std::string::npos) { code.set(U_MISSING_RESOURCE_ERROR); break; }
        id.resize(cut);
    }
    int32_t result = 0;
    if (!code.failed()) {
        std::string key;
        UnicodeString(false, setName, length).toUTF8String(key);
        UResourceBundle *all = ures_getByKey(root, "rules", nullptr, &code);
        UResourceBundle *one = ures_getByKey(all, key.c_str(), nullptr, &code);
        const char16_t *text = ures_getStringByKey(one, name, &length, &code);
        if (!code.failed()) result = copy(UnicodeString(false, text, length), buffer, capacity, code);
        ures_close(one);
        ures_close(all);
    }
    ures_close(locales);
    ures_close(root);
    return result;
}

}

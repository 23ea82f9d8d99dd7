#ifndef CICU_H
#define CICU_H
// ICU behind plain C types. This header includes only stdint.h: the toolchain's Foundation carries ICU headers of its own, and
// <unicode/...> seen through a module map would collide with them. <unicode/...> is for this target's .c and .cpp files alone.
//
// Conventions: text is UTF-16 (uint16_t) with an explicit length; `status` is a UErrorCode, in and out (0 = fine, negative =
// warning, positive = failure; the function does nothing if it comes in as a failure). Functions that fill a buffer return the
// full length; when that is more than the capacity, status is cicu_buffer_overflow and the call is to be repeated.
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// U_BUFFER_OVERFLOW_ERROR.
enum { cicu_buffer_overflow = 15 };

const char *cicu_error_name(int32_t status);
/// "72.1"; into `buffer` of at least 20 bytes.
void cicu_icu_version(char *buffer);
/// "42.0.0.0"-like, shortened to the parts that are not 0; into `buffer` of at least 20 bytes.
void cicu_cldr_version(char *buffer, int32_t *status);
void cicu_unicode_version(char *buffer);

// MARK: Locales (LocaleShim.cpp)

int32_t cicu_locale_count(void);
const char *cicu_locale_at(int32_t index);
/// Canonical ICU id of a BCP 47 tag or ICU id: aliases and legacy codes replaced (iw → he, sh → sr_Latn).
int32_t cicu_locale_canonical(const char *tag, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_likely(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_minimal(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_parent(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_to_tag(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_language(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_script(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_region(const char *id, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_is_rtl(const char *id);
int32_t cicu_locale_display_name(const char *id, const char *in, uint16_t *buffer, int32_t capacity, int32_t *status);
/// Name of the numbering system ("arab") and its ten digits; the length of `digits` is 0 for an algorithmic system.
int32_t cicu_locale_digits(const char *id, char *name, int32_t nameCapacity, uint16_t *digits, int32_t capacity, int32_t *status);

// MARK: Sets of scalars (SetShim.cpp)

typedef struct cicu_set cicu_set;
cicu_set *cicu_set_pattern(const uint16_t *pattern, int32_t length, int32_t *status);
/// kind: 0 main, 1 auxiliary, 2 index, 3 punctuation.
cicu_set *cicu_set_exemplars(const char *locale, int32_t kind, int32_t *status);
void cicu_set_free(cicu_set *set);
int32_t cicu_set_contains(const cicu_set *set, uint32_t scalar);
int32_t cicu_set_item_count(const cicu_set *set);
/// Returns 0 and a range, or the length of a string item.
int32_t cicu_set_item(const cicu_set *set, int32_t index, uint32_t *first, uint32_t *last, uint16_t *buffer, int32_t capacity, int32_t *status);

// MARK: Plural rules (PluralShim.cpp)

typedef struct cicu_plurals cicu_plurals;
/// Categories are numbered 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other; -1 is an unknown one.
cicu_plurals *cicu_plurals_open(const char *locale, int32_t ordinal, int32_t *status);
void cicu_plurals_free(cicu_plurals *rules);
/// Bit set of categories.
uint32_t cicu_plurals_categories(const cicu_plurals *rules, int32_t *status);
int32_t cicu_plurals_select_integer(const cicu_plurals *rules, int32_t number);
int32_t cicu_plurals_select_double(const cicu_plurals *rules, double number);
/// A decimal number as written, with its visible fraction digits ("1.0", "0.50").
int32_t cicu_plurals_select_decimal(const cicu_plurals *rules, const char *number, int32_t length, int32_t *status);
/// Samples of ICU's own for a category.
int32_t cicu_plurals_samples(const cicu_plurals *rules, int32_t category, double *samples, int32_t capacity, int32_t *status);
/// Selects many integers in one call.
void cicu_plurals_select_many(const cicu_plurals *rules, const int32_t *numbers, int32_t count, int8_t *categories);
/// How many of `from` … `to` - 1 select each of the six categories.
void cicu_plurals_count(const cicu_plurals *rules, int32_t from, int32_t to, int32_t *counts);
/// The rule text of a category as ICU's data holds it, with samples ("i = 1 and v = 0 @integer 1"). Status is a failure where there is none.
int32_t cicu_plurals_rule_text(const char *locale, const char *category, uint16_t *buffer, int32_t capacity, int32_t *status);

// MARK: Boundaries (BreakShim.cpp)

typedef struct cicu_break cicu_break;
/// kind: 0 grapheme, 1 word, 2 line, 3 sentence.
cicu_break *cicu_break_open(int32_t kind, const char *locale, int32_t *status);
void cicu_break_free(cicu_break *iterator);
/// All boundaries but 0, with the rule status of each; returns how many there are. `text` must live during the call only.
int32_t cicu_break_all(cicu_break *iterator, const uint16_t *text, int32_t length, int32_t *boundaries, int32_t *tags, int32_t capacity, int32_t *status);

// MARK: Bidirectional algorithm (BidiShim.cpp)

typedef struct cicu_bidi cicu_bidi;
cicu_bidi *cicu_bidi_open(int32_t *status);
void cicu_bidi_free(cicu_bidi *bidi);
/// base: 0 LTR, 1 RTL, -1 first strong else LTR, -2 first strong else RTL. `text` must live until the next call.
void cicu_bidi_set(cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, int32_t *status);
int32_t cicu_bidi_paragraph_level(const cicu_bidi *bidi);
/// 0 LTR, 1 RTL, 2 mixed.
int32_t cicu_bidi_direction(const cicu_bidi *bidi);
int32_t cicu_bidi_run_count(cicu_bidi *bidi, int32_t *status);
/// Visual run `index`; returns 1 for an RTL run.
int32_t cicu_bidi_run(cicu_bidi *bidi, int32_t index, int32_t *start, int32_t *length);
/// Levels of the `length` units.
const uint8_t *cicu_bidi_levels(cicu_bidi *bidi, int32_t *status);
/// map[logical] = visual position; `map` has room for the text's length.
void cicu_bidi_logical_map(cicu_bidi *bidi, int32_t *map, int32_t *status);
/// map[visual] = logical position.
void cicu_bidi_visual_map(cicu_bidi *bidi, int32_t *map, int32_t *status);
/// The text in visual order, mirrored characters replaced, bidi controls removed.
int32_t cicu_bidi_reordered(cicu_bidi *bidi, uint16_t *buffer, int32_t capacity, int32_t *status);
/// First strong direction of a text: 0 LTR, 1 RTL, 3 none.
int32_t cicu_bidi_first_strong(const uint16_t *text, int32_t length);

// MARK: Properties of scalars (PropertyShim.cpp)

int32_t cicu_script(uint32_t scalar);
int32_t cicu_has_script(uint32_t scalar, int32_t script);
const char *cicu_script_short_name(int32_t script);
int32_t cicu_script_from_short_name(const char *name);
int32_t cicu_general_category(uint32_t scalar);
int32_t cicu_bidi_class(uint32_t scalar);
uint32_t cicu_mirror(uint32_t scalar);
int32_t cicu_east_asian_width(uint32_t scalar);
int32_t cicu_joining_type(uint32_t scalar);
int32_t cicu_is_emoji_presentation(uint32_t scalar);
int32_t cicu_is_extended_pictographic(uint32_t scalar);
int32_t cicu_is_default_ignorable(uint32_t scalar);
int32_t cicu_is_alphabetic(uint32_t scalar);
int32_t cicu_is_ideographic(uint32_t scalar);
int32_t cicu_is_uppercase(uint32_t scalar);
int32_t cicu_is_lowercase(uint32_t scalar);
int32_t cicu_is_white_space(uint32_t scalar);
/// Value of a decimal digit of any script, else -1.
int32_t cicu_decimal_digit(uint32_t scalar);
int32_t cicu_char_name(uint32_t scalar, char *buffer, int32_t capacity, int32_t *status);

// MARK: Case and normalization (TextShim.cpp)

int32_t cicu_fold_case(const uint16_t *text, int32_t length, int32_t turkic, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_to_upper(const uint16_t *text, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_to_lower(const uint16_t *text, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status);
/// form: 0 NFC, 1 NFD, 2 NFKC, 3 NFKD, 4 NFKC_Casefold.
int32_t cicu_normalize(const uint16_t *text, int32_t length, int32_t form, uint16_t *buffer, int32_t capacity, int32_t *status);
/// The character that two others compose to, or -1.
int32_t cicu_compose(uint32_t first, uint32_t second);
/// Canonical equivalence (and case-insensitive where asked); 0 = equal.
int32_t cicu_compare(const uint16_t *a, int32_t aLength, const uint16_t *b, int32_t bLength, int32_t ignoreCase, int32_t *status);

// MARK: Numbers (NumberShim.cpp)

typedef struct cicu_speller cicu_speller;
cicu_speller *cicu_speller_open(const char *locale, int32_t *status);
void cicu_speller_free(cicu_speller *speller);
/// The locale whose data is used: "en" or "root" where the asked one has none.
int32_t cicu_speller_actual_locale(const cicu_speller *speller, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_speller_rule_set_count(const cicu_speller *speller);
int32_t cicu_speller_rule_set(const cicu_speller *speller, int32_t index, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_speller_format(const cicu_speller *speller, int64_t number, int32_t ruleSet, uint16_t *buffer, int32_t capacity, int32_t *status);

typedef struct cicu_number_format cicu_number_format;
/// kind: 0 decimal, 1 percent.
cicu_number_format *cicu_number_format_open(int32_t kind, const char *locale, int32_t *status);
void cicu_number_format_free(cicu_number_format *format);
int32_t cicu_number_format_integer(const cicu_number_format *format, int64_t number, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_number_format_double(const cicu_number_format *format, double number, uint16_t *buffer, int32_t capacity, int32_t *status);

// MARK: Spoof checks and transliteration (ServiceShim.cpp)

typedef struct cicu_spoof cicu_spoof;
cicu_spoof *cicu_spoof_open(int32_t *status);
void cicu_spoof_free(cicu_spoof *checker);
/// Restriction level of a text: 1 ASCII, 2 single script, 3 highly, 4 moderately, 5 minimally restrictive, 6 unrestricted.
int32_t cicu_spoof_level(const cicu_spoof *checker, const uint16_t *text, int32_t length, int32_t *status);

typedef struct cicu_transliterator cicu_transliterator;
cicu_transliterator *cicu_transliterator_open(const char *identifier, int32_t *status);
void cicu_transliterator_free(cicu_transliterator *transliterator);
int32_t cicu_transliterate(const cicu_transliterator *transliterator, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status);

#if defined(__cplusplus)
}
#endif
#endif

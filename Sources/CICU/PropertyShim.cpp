#include "Shim.hpp"
#include <unicode/uchar.h>
#include <unicode/uscript.h>

using namespace cicu;

static UChar32 c(uint32_t scalar) { return static_cast<UChar32>(scalar); }

extern "C" {

int32_t cicu_script(uint32_t scalar) { UErrorCode code = U_ZERO_ERROR; return uscript_getScript(c(scalar), &code); }

int32_t cicu_has_script(uint32_t scalar, int32_t script) { return uscript_hasScript(c(scalar), static_cast<UScriptCode>(script)); }
const char *cicu_script_short_name(int32_t script) { return uscript_getShortName(static_cast<UScriptCode>(script)); }
int32_t cicu_script_from_short_name(const char *name) { return u_getPropertyValueEnum(UCHAR_SCRIPT, name); }
int32_t cicu_general_category(uint32_t scalar) { return u_charType(c(scalar)); }
int32_t cicu_bidi_class(uint32_t scalar) { return u_charDirection(c(scalar)); }
uint32_t cicu_mirror(uint32_t scalar) { return static_cast<uint32_t>(u_charMirror(c(scalar))); }
int32_t cicu_east_asian_width(uint32_t scalar) { return u_getIntPropertyValue(c(scalar), UCHAR_EAST_ASIAN_WIDTH); }
int32_t cicu_joining_type(uint32_t scalar) { return u_getIntPropertyValue(c(scalar), UCHAR_JOINING_TYPE); }
int32_t cicu_is_emoji_presentation(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_EMOJI_PRESENTATION); }
int32_t cicu_is_extended_pictographic(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_EXTENDED_PICTOGRAPHIC); }
int32_t cicu_is_default_ignorable(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT); }
int32_t cicu_is_alphabetic(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_ALPHABETIC); }
int32_t cicu_is_ideographic(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_IDEOGRAPHIC); }
int32_t cicu_is_uppercase(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_UPPERCASE); }
int32_t cicu_is_lowercase(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_LOWERCASE); }
int32_t cicu_is_white_space(uint32_t scalar) { return u_hasBinaryProperty(c(scalar), UCHAR_WHITE_SPACE); }
int32_t cicu_decimal_digit(uint32_t scalar) { return u_charDigitValue(c(scalar)); }

int32_t cicu_char_name(uint32_t scalar, char *buffer, int32_t capacity, int32_t *status) {
    Status code(status);
    return u_charName(c(scalar), U_EXTENDED_CHAR_NAME, buffer, capacity, &code);
}

}

// The numbers that ICUKit's Swift enumerations repeat.
static_assert(USCRIPT_COMMON == 0 && USCRIPT_INHERITED == 1 && USCRIPT_ARABIC == 2 && USCRIPT_ARMENIAN == 3 && USCRIPT_BENGALI == 4, "");
static_assert(USCRIPT_CYRILLIC == 8 && USCRIPT_DEVANAGARI == 10 && USCRIPT_ETHIOPIC == 11 && USCRIPT_GEORGIAN == 12 && USCRIPT_GREEK == 14, "");
static_assert(USCRIPT_GUJARATI == 15 && USCRIPT_GURMUKHI == 16 && USCRIPT_HAN == 17 && USCRIPT_HANGUL == 18 && USCRIPT_HEBREW == 19, "");
static_assert(USCRIPT_HIRAGANA == 20 && USCRIPT_KANNADA == 21 && USCRIPT_KATAKANA == 22 && USCRIPT_KHMER == 23 && USCRIPT_LAO == 24, "");
static_assert(USCRIPT_LATIN == 25 && USCRIPT_MALAYALAM == 26 && USCRIPT_MONGOLIAN == 27 && USCRIPT_MYANMAR == 28 && USCRIPT_ORIYA == 31, "");
static_assert(USCRIPT_SINHALA == 33 && USCRIPT_SYRIAC == 34 && USCRIPT_TAMIL == 35 && USCRIPT_TELUGU == 36 && USCRIPT_THAANA == 37, "");
static_assert(USCRIPT_THAI == 38 && USCRIPT_TIBETAN == 39 && USCRIPT_UNKNOWN == 103 && USCRIPT_BOPOMOFO == 5, "");
static_assert(U_UNASSIGNED == 0 && U_UPPERCASE_LETTER == 1 && U_LOWERCASE_LETTER == 2 && U_TITLECASE_LETTER == 3 && U_MODIFIER_LETTER == 4, "");
static_assert(U_OTHER_LETTER == 5 && U_NON_SPACING_MARK == 6 && U_ENCLOSING_MARK == 7 && U_COMBINING_SPACING_MARK == 8, "");
static_assert(U_DECIMAL_DIGIT_NUMBER == 9 && U_LETTER_NUMBER == 10 && U_OTHER_NUMBER == 11 && U_SPACE_SEPARATOR == 12, "");
static_assert(U_LINE_SEPARATOR == 13 && U_PARAGRAPH_SEPARATOR == 14 && U_CONTROL_CHAR == 15 && U_FORMAT_CHAR == 16, "");
static_assert(U_PRIVATE_USE_CHAR == 17 && U_SURROGATE == 18 && U_DASH_PUNCTUATION == 19 && U_START_PUNCTUATION == 20, "");
static_assert(U_END_PUNCTUATION == 21 && U_CONNECTOR_PUNCTUATION == 22 && U_OTHER_PUNCTUATION == 23 && U_MATH_SYMBOL == 24, "");
static_assert(U_CURRENCY_SYMBOL == 25 && U_MODIFIER_SYMBOL == 26 && U_OTHER_SYMBOL == 27 && U_INITIAL_PUNCTUATION == 28 && U_FINAL_PUNCTUATION == 29, "");
static_assert(U_LEFT_TO_RIGHT == 0 && U_RIGHT_TO_LEFT == 1 && U_EUROPEAN_NUMBER == 2 && U_EUROPEAN_NUMBER_SEPARATOR == 3, "");
static_assert(U_EUROPEAN_NUMBER_TERMINATOR == 4 && U_ARABIC_NUMBER == 5 && U_COMMON_NUMBER_SEPARATOR == 6 && U_BLOCK_SEPARATOR == 7, "");
static_assert(U_SEGMENT_SEPARATOR == 8 && U_WHITE_SPACE_NEUTRAL == 9 && U_OTHER_NEUTRAL == 10 && U_LEFT_TO_RIGHT_EMBEDDING == 11, "");
static_assert(U_LEFT_TO_RIGHT_OVERRIDE == 12 && U_RIGHT_TO_LEFT_ARABIC == 13 && U_RIGHT_TO_LEFT_EMBEDDING == 14, "");
static_assert(U_RIGHT_TO_LEFT_OVERRIDE == 15 && U_POP_DIRECTIONAL_FORMAT == 16 && U_DIR_NON_SPACING_MARK == 17 && U_BOUNDARY_NEUTRAL == 18, "");
static_assert(U_FIRST_STRONG_ISOLATE == 19 && U_LEFT_TO_RIGHT_ISOLATE == 20 && U_RIGHT_TO_LEFT_ISOLATE == 21 && U_POP_DIRECTIONAL_ISOLATE == 22, "");
static_assert(U_EA_NEUTRAL == 0 && U_EA_AMBIGUOUS == 1 && U_EA_HALFWIDTH == 2 && U_EA_FULLWIDTH == 3 && U_EA_NARROW == 4 && U_EA_WIDE == 5, "");
static_assert(U_JT_NON_JOINING == 0 && U_JT_JOIN_CAUSING == 1 && U_JT_DUAL_JOINING == 2 && U_JT_LEFT_JOINING == 3 && U_JT_RIGHT_JOINING == 4 && U_JT_TRANSPARENT == 5, "");

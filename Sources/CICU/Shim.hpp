// Helpers of the shim's own files.
#pragma once
#include "CICU.h"
#include <unicode/utypes.h>
#include <unicode/unistr.h>
#include <unicode/locid.h>
#include <string>

static_assert(sizeof(char16_t) == sizeof(uint16_t), "UTF-16 units are 16 bits");
static_assert(U_BUFFER_OVERFLOW_ERROR == cicu_buffer_overflow, "the header's constant is ICU's");

namespace cicu {

inline const char16_t *in(const uint16_t *text) { return reinterpret_cast<const char16_t *>(text); }
inline char16_t *out(uint16_t *text) { return reinterpret_cast<char16_t *>(text); }

/// A UErrorCode that is read from and written back to the caller's int32_t.
class Status {
public:
    explicit Status(int32_t *target) : target(target), code(static_cast<UErrorCode>(*target)) {}
    ~Status() { *target = code; }
    operator UErrorCode &() { return code; }
    UErrorCode *operator&() { return &code; }
    bool failed() const { return U_FAILURE(code); }
    void set(UErrorCode value) { code = value; }
private:
    int32_t *target;
    UErrorCode code;
};

/// Copies `text` out, with ICU's convention for short buffers.
inline int32_t copy(const icu::UnicodeString &text, uint16_t *buffer, int32_t capacity, Status &status) {
    if (status.failed()) return 0;
    return text.extract(out(buffer), capacity, static_cast<UErrorCode &>(status));
}

inline int32_t copy(const char *text, char *buffer, int32_t capacity, Status &status) {
    if (status.failed()) return 0;
    int32_t length = static_cast<int32_t>(std::char_traits<char>::length(text));
    if (length >= capacity) { status.set(U_BUFFER_OVERFLOW_ERROR); return length; }
    std::char_traits<char>::copy(buffer, text, length + 1);
    return length;
}

}

#include "CSimdJSON.h"

#include <cstring>
#include <memory>
#include <new>
// No conversions that throw: every error is a value that is looked at.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>
#include <string_view>
#include <vector>

using namespace simdjson;

namespace {

/// Goes through the places that simdjson's first stage finds (signs outside strings, beginnings of strings and other values), which has checked that
/// the text is UTF-8, that strings are closed and that no control character stands in one. The grammar, numbers and escapes are checked here, by RFC 8259.
class Walker {
public:
    Walker(const uint8_t *bytes, uint64_t count, uint32_t max_depth, csimdjson_consumer consume, void *context)
        : bytes_(bytes), count_(uint32_t(count)), max_depth_(max_depth), consume_(consume), context_(context) {}

    int32_t run() {
        std::unique_ptr<internal::dom_parser_implementation> stage;
        if (get_active_implementation()->create_dom_parser_implementation(count_, 1, stage)) return CSIMDJSON_REFUSED;
        if (stage->stage1(bytes_, count_, stage1_mode::regular)) return CSIMDJSON_REFUSED;
        // Behind the last place stands the length of the text, where the padding's zeros are no sign of JSON: nothing is read past it.
        next_ = stage->structural_indexes.get();
        end_ = next_ + stage->n_structural_indexes;
        if (!take('{')) return CSIMDJSON_REFUSED;
        if (!take('}')) {
            do {
                tokens_.clear();
                if (!key()) return CSIMDJSON_REFUSED;
                const csimdjson_token name = tokens_[0];
                if (name.end - name.start == 7 && std::memcmp(bytes_ + name.start, "strings", 7) == 0 && sign() == '{' && !is_empty_object()) {
                    next_++;
                    do {
                        tokens_.clear();
                        if (!key()) return CSIMDJSON_REFUSED;
                        if (int32_t status = value(2)) return status;
                        if (!consume_(context_, CSIMDJSON_STRINGS_FIELD, tokens_.data(), tokens_.size())) return CSIMDJSON_STOPPED;
                    } while (take(','));
                    if (!take('}')) return CSIMDJSON_REFUSED;
                } else {
                    if (int32_t status = value(1)) return status;
                    if (!consume_(context_, CSIMDJSON_TOP_FIELD, tokens_.data(), tokens_.size())) return CSIMDJSON_STOPPED;
                }
            } while (take(','));
            if (!take('}')) return CSIMDJSON_REFUSED;
        }
        return next_ == end_ ? CSIMDJSON_OK : CSIMDJSON_REFUSED;
    }

private:
    const uint8_t *bytes_;
    const uint32_t count_;
    const uint32_t max_depth_;
    csimdjson_consumer consume_;
    void *context_;
    std::vector<csimdjson_token> tokens_;
    const uint32_t *next_ = nullptr;
    const uint32_t *end_ = nullptr;
    /// The first backslash at or behind the last string.
    uint32_t backslash_ = 0;
    bool knows_backslash_ = false;

    uint8_t sign() const { return next_ < end_ ? bytes_[*next_] : 0; }

    /// At an opening brace: the next place is its closing one. Without entries `strings` is handed over like any other field.
    bool is_empty_object() const { return next_ + 1 < end_ && bytes_[next_[1]] == '}'; }

    bool take(uint8_t wanted) {
        if (sign() != wanted) return false;
        next_++;
        return true;
    }

    void push(uint8_t kind, uint32_t start, uint32_t end, bool escaped = false) { tokens_.push_back({start, end, kind, uint8_t(escaped)}); }

    /// Where the value that begins at the last place ends: before the white space that stands before the next place.
    uint32_t end_of_value() const {
        uint32_t end = next_ < end_ ? *next_ : count_;
        // The indentation of the next line; a value stands before it.
        while (end >= 16 && std::memcmp(bytes_ + end - 8, "        ", 8) == 0) end -= 8;
        while (bytes_[end - 1] == ' ' || bytes_[end - 1] == '\n' || bytes_[end - 1] == '\r' || bytes_[end - 1] == '\t') end--;
        return end;
    }

    /// The escapes of a string are as RFC 8259 has them. Lone surrogates are the reader's business.
    bool escapes_are_sound(uint32_t start, uint32_t end) const {
        for (uint32_t i = start; i < end; i++) {
            if (bytes_[i] != '\\') continue;
            if (++i >= end) return false;
            switch (bytes_[i]) {
            case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't': break;
            case 'u':
                if (end - i < 5) return false;
                for (uint32_t k = 1; k <= 4; k++) {
                    const uint8_t c = bytes_[i + k];
                    if (!((c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'))) return false;
                }
                i += 4;
                break;
            default: return false;
            }
        }
        return true;
    }

    bool string(uint8_t kind) {
        if (sign() != '"') return false;
        const uint32_t start = *next_++ + 1, close = end_of_value() - 1;
        if (close < start || bytes_[close] != '"') return false;
        if (!knows_backslash_ || backslash_ < start) {
            const void *found = std::memchr(bytes_ + start, '\\', count_ - start);
            backslash_ = found ? uint32_t(static_cast<const uint8_t *>(found) - bytes_) : UINT32_MAX;
            knows_backslash_ = true;
        }
        const bool escaped = backslash_ < close;
        if (escaped && !escapes_are_sound(start, close)) return false;
        push(kind, start, close, escaped);
        return true;
    }

    bool key() { return string(CSIMDJSON_KEY) && take(':'); }

    int32_t value(uint32_t depth) {
        switch (sign()) {
        case '"': return string(CSIMDJSON_STRING) ? CSIMDJSON_OK : CSIMDJSON_REFUSED;
        case '{': {
            if (depth >= max_depth_) return CSIMDJSON_TOO_DEEP;
            const size_t index = tokens_.size();
            push(CSIMDJSON_OBJECT_START, *next_++, 0);
            if (!take('}')) {
                do {
                    if (!key()) return CSIMDJSON_REFUSED;
                    if (int32_t status = value(depth + 1)) return status;
                } while (take(','));
                if (!take('}')) return CSIMDJSON_REFUSED;
            }
            tokens_[index].end = uint32_t(tokens_.size());
            push(CSIMDJSON_OBJECT_END, 0, 0);
            return CSIMDJSON_OK;
        }
        case '[': {
            if (depth >= max_depth_) return CSIMDJSON_TOO_DEEP;
            const size_t index = tokens_.size();
            push(CSIMDJSON_ARRAY_START, *next_++, 0);
            if (!take(']')) {
                do {
                    if (int32_t status = value(depth + 1)) return status;
                } while (take(','));
                if (!take(']')) return CSIMDJSON_REFUSED;
            }
            tokens_[index].end = uint32_t(tokens_.size());
            push(CSIMDJSON_ARRAY_END, 0, 0);
            return CSIMDJSON_OK;
        }
        default: {
            if (next_ == end_) return CSIMDJSON_REFUSED;
            const uint32_t start = *next_++, end = end_of_value();
            const std::string_view text(reinterpret_cast<const char *>(bytes_ + start), end - start);
            if (text != "true" && text != "false" && text != "null" && !is_number(text)) return CSIMDJSON_REFUSED;
            push(CSIMDJSON_OTHER, start, end);
            return CSIMDJSON_OK;
        }
        }
    }

    static bool is_number(std::string_view text) {
        size_t i = 0;
        auto digits = [&] {
            const size_t first = i;
            while (i < text.size() && text[i] >= '0' && text[i] <= '9') i++;
            return i > first;
        };
        if (i < text.size() && text[i] == '-') i++;
        if (i < text.size() && text[i] == '0') i++;
        else if (!digits()) return false;
        if (i < text.size() && text[i] == '.') {
            i++;
            if (!digits()) return false;
        }
        if (i < text.size() && (text[i] | 0x20) == 'e') {
            i++;
            if (i < text.size() && (text[i] == '+' || text[i] == '-')) i++;
            if (!digits()) return false;
        }
        return i == text.size();
    }
};

error_code unescape(ondemand::value value, int64_t &total) {
    ondemand::json_type type;
    if (auto e = value.type().get(type)) return e;
    if (type == ondemand::json_type::string) {
        std::string_view text;
        if (auto e = value.get_string().get(text)) return e;
        total += int64_t(text.size());
    } else if (type == ondemand::json_type::object) {
        ondemand::object object;
        if (auto e = value.get_object().get(object)) return e;
        for (auto result : object) {
            ondemand::field field;
            if (auto e = std::move(result).get(field)) return e;
            std::string_view name;
            if (auto e = field.unescaped_key().get(name)) return e;
            total += int64_t(name.size());
            if (auto e = unescape(field.value(), total)) return e;
        }
    } else if (type == ondemand::json_type::array) {
        ondemand::array array;
        if (auto e = value.get_array().get(array)) return e;
        for (auto element : array) {
            ondemand::value inner;
            if (auto e = std::move(element).get(inner)) return e;
            if (auto e = unescape(inner, total)) return e;
        }
    }
    return SUCCESS;
}

} // namespace

int32_t csimdjson_walk(const uint8_t *bytes, uint64_t count, uint32_t max_depth, csimdjson_consumer consume, void *context) {
    if (count >= UINT32_MAX) return CSIMDJSON_REFUSED;
    try {
        return Walker(bytes, count, max_depth, consume, context).run();
    } catch (const std::bad_alloc &) {
        return CSIMDJSON_REFUSED;
    }
}

int32_t csimdjson_is_utf8(const uint8_t *bytes, uint64_t count) { return validate_utf8(reinterpret_cast<const char *>(bytes), count) ? 1 : 0; }

int64_t csimdjson_unescape_all(const uint8_t *bytes, uint64_t count) {
    ondemand::parser parser;
    ondemand::document document;
    if (parser.iterate(reinterpret_cast<const char *>(bytes), count, count + SIMDJSON_PADDING).get(document)) return -1;
    ondemand::value top;
    if (document.get_value().get(top)) return -1;
    int64_t total = 0;
    return unescape(top, total) ? -1 : total;
}

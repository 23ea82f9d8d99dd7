#include "CSimdJSON.h"

#include <cstring>
#include <new>
// No conversions that throw: every error is a value that is looked at.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>
#include <string_view>
#include <vector>

using namespace simdjson;

namespace {

class Walker {
public:
    Walker(const uint8_t *bytes, uint64_t count, uint32_t max_depth, csimdjson_consumer consume, void *context)
        : bytes_(bytes), count_(count), max_depth_(max_depth), consume_(consume), context_(context) {}

    int32_t run() {
        ondemand::parser parser;
        ondemand::document document;
        if (parser.iterate(reinterpret_cast<const char *>(bytes_), count_, count_ + SIMDJSON_PADDING).get(document)) return CSIMDJSON_REFUSED;
        ondemand::object top;
        if (document.get_object().get(top)) return CSIMDJSON_REFUSED;
        for (auto result : top) {
            ondemand::field field;
            if (std::move(result).get(field)) return CSIMDJSON_REFUSED;
            tokens_.clear();
            std::string_view name;
            if (!key(field, name)) return CSIMDJSON_REFUSED;
            ondemand::value value = field.value();
            ondemand::json_type type;
            if (value.type().get(type)) return CSIMDJSON_REFUSED;
            if (name == "strings" && type == ondemand::json_type::object) {
                ondemand::object strings;
                if (value.get_object().get(strings)) return CSIMDJSON_REFUSED;
                for (auto inner : strings) {
                    ondemand::field entry;
                    if (std::move(inner).get(entry)) return CSIMDJSON_REFUSED;
                    tokens_.clear();
                    std::string_view ignored;
                    if (!key(entry, ignored)) return CSIMDJSON_REFUSED;
                    if (int32_t status = walk(entry.value(), 2)) return status;
                    if (!consume_(context_, CSIMDJSON_STRINGS_FIELD, tokens_.data(), tokens_.size())) return CSIMDJSON_STOPPED;
                }
            } else {
                if (int32_t status = walk(value, 1)) return status;
                if (!consume_(context_, CSIMDJSON_TOP_FIELD, tokens_.data(), tokens_.size())) return CSIMDJSON_STOPPED;
            }
        }
        // Nothing but white space may follow.
        const char *rest = nullptr;
        if (document.current_location().get(rest)) return CSIMDJSON_OK;
        for (const char *end = reinterpret_cast<const char *>(bytes_) + count_; rest < end; rest++)
            if (*rest != ' ' && *rest != '\n' && *rest != '\r' && *rest != '\t') return CSIMDJSON_REFUSED;
        return CSIMDJSON_OK;
    }

private:
    const uint8_t *bytes_;
    uint64_t count_;
    uint32_t max_depth_;
    csimdjson_consumer consume_;
    void *context_;
    std::vector<csimdjson_token> tokens_;

    uint32_t offset(const char *place) const { return uint32_t(reinterpret_cast<const uint8_t *>(place) - bytes_); }

    void push(uint8_t kind, uint32_t start, uint32_t end, bool escaped = false) { tokens_.push_back({start, end, kind, uint8_t(escaped)}); }

    /// simdjson's token goes on to the next one: without the white space behind it.
    static std::string_view trimmed(std::string_view token) {
        while (!token.empty() && (token.back() == ' ' || token.back() == '\n' || token.back() == '\r' || token.back() == '\t')) token.remove_suffix(1);
        return token;
    }

    /// The escapes of a string are as RFC 8259 has them. simdjson checks them only when it unescapes, and refuses lone surrogates, which
    /// are the reader's business.
    static bool escapes_are_sound(std::string_view text) {
        for (size_t i = 0; i < text.size(); i++) {
            if (text[i] != '\\') continue;
            if (++i >= text.size()) return false;
            switch (text[i]) {
            case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't': break;
            case 'u':
                if (text.size() - i < 5) return false;
                for (int k = 1; k <= 4; k++) {
                    const unsigned char c = (unsigned char)text[i + k];
                    if (!((c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'))) return false;
                }
                i += 4;
                break;
            default: return false;
            }
        }
        return true;
    }

    bool key(ondemand::field &field, std::string_view &name) {
        const char *start = field.key().raw(), *p = start, *limit = reinterpret_cast<const char *>(bytes_) + count_;
        bool escaped = false;
        while (true) {
            const char *quote = static_cast<const char *>(std::memchr(p, '"', size_t(limit - p)));
            if (!quote) return false;
            const char *before = quote;
            while (before > start && before[-1] == '\\') before--;
            if ((quote - before) % 2 == 0) { p = quote; break; }
            p = quote + 1;
        }
        name = std::string_view(start, size_t(p - start));
        escaped = std::memchr(start, '\\', name.size()) != nullptr;
        if (escaped && !escapes_are_sound(name)) return false;
        push(CSIMDJSON_KEY, offset(start), offset(p), escaped);
        return true;
    }

    int32_t walk(ondemand::value value, uint32_t depth) {
        ondemand::json_type type;
        if (value.type().get(type)) return CSIMDJSON_REFUSED;
        switch (type) {
        case ondemand::json_type::string: {
            std::string_view token = trimmed(value.raw_json_token());
            if (token.size() < 2 || token.back() != '"') return CSIMDJSON_REFUSED;
            ondemand::raw_json_string raw;
            if (value.get_raw_json_string().get(raw)) return CSIMDJSON_REFUSED;
            token = token.substr(1, token.size() - 2);
            const bool escaped = std::memchr(token.data(), '\\', token.size()) != nullptr;
            if (escaped && !escapes_are_sound(token)) return CSIMDJSON_REFUSED;
            push(CSIMDJSON_STRING, offset(token.data()), offset(token.data() + token.size()), escaped);
            return CSIMDJSON_OK;
        }
        case ondemand::json_type::object: {
            if (depth >= max_depth_) return CSIMDJSON_TOO_DEEP;
            const size_t index = tokens_.size();
            push(CSIMDJSON_OBJECT_START, offset(value.raw_json_token().data()), 0);
            ondemand::object object;
            if (value.get_object().get(object)) return CSIMDJSON_REFUSED;
            for (auto result : object) {
                ondemand::field field;
                if (std::move(result).get(field)) return CSIMDJSON_REFUSED;
                std::string_view ignored;
                if (!key(field, ignored)) return CSIMDJSON_REFUSED;
                if (int32_t status = walk(field.value(), depth + 1)) return status;
            }
            tokens_[index].end = uint32_t(tokens_.size());
            push(CSIMDJSON_OBJECT_END, 0, 0);
            return CSIMDJSON_OK;
        }
        case ondemand::json_type::array: {
            if (depth >= max_depth_) return CSIMDJSON_TOO_DEEP;
            const size_t index = tokens_.size();
            push(CSIMDJSON_ARRAY_START, offset(value.raw_json_token().data()), 0);
            ondemand::array array;
            if (value.get_array().get(array)) return CSIMDJSON_REFUSED;
            for (auto element : array) {
                ondemand::value inner;
                if (std::move(element).get(inner)) return CSIMDJSON_REFUSED;
                if (int32_t status = walk(inner, depth + 1)) return status;
            }
            tokens_[index].end = uint32_t(tokens_.size());
            push(CSIMDJSON_ARRAY_END, 0, 0);
            return CSIMDJSON_OK;
        }
        default: {
            std::string_view token = trimmed(value.raw_json_token());
            push(CSIMDJSON_OTHER, offset(token.data()), offset(token.data() + token.size()));
            if (type == ondemand::json_type::boolean) { bool b; return value.get_bool().get(b) ? CSIMDJSON_REFUSED : CSIMDJSON_OK; }
            if (type == ondemand::json_type::null) { bool null; return value.is_null().get(null) || !null ? CSIMDJSON_REFUSED : CSIMDJSON_OK; }
            double number;
            return value.get_double().get(number) ? CSIMDJSON_REFUSED : CSIMDJSON_OK;
        }
        }
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

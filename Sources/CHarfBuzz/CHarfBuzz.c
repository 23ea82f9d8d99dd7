#include "CHarfBuzz.h"
#include <hb.h>
#include <hb-ot.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { max_variations = 16 };

struct chb_font {
  hb_face_t *face;
  hb_font_t *font;
  hb_variation_t variations[max_variations];
  unsigned variation_count;
};

const char *chb_version(void) { return hb_version_string(); }

chb_font *chb_font_open(const char *path, uint32_t index, int32_t *status) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) { *status = chb_no_file; return NULL; }
  unsigned count = hb_face_count(blob);
  if (count == 0 || index >= count) {
    hb_blob_destroy(blob);
    *status = count == 0 ? chb_not_a_font : chb_no_such_face;
    return NULL;
  }
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  // A file that only looks like a font has no glyphs.
  if (hb_face_get_glyph_count(face) == 0 || hb_face_get_upem(face) == 0) {
    hb_face_destroy(face);
    *status = chb_not_a_font;
    return NULL;
  }
  chb_font *font = calloc(1, sizeof *font);
  if (!font) { hb_face_destroy(face); *status = chb_out_of_memory; return NULL; }
  hb_face_make_immutable(face);
  font->face = face;
  font->font = hb_font_create(face);
  *status = chb_ok;
  return font;
}

void chb_font_free(chb_font *font) {
  if (!font) return;
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  free(font);
}

int32_t chb_font_set_variation(chb_font *font, const char *setting) {
  hb_variation_t variation;
  if (font->variation_count >= max_variations || !hb_variation_from_string(setting, -1, &variation)) return 0;
  hb_ot_var_axis_info_t axis;
  if (!hb_ot_var_find_axis_info(font->face, variation.tag, &axis)) return -1;
  font->variations[font->variation_count++] = variation;
  hb_font_set_variations(font->font, font->variations, font->variation_count);
  return 1;
}

uint32_t chb_font_units_per_em(const chb_font *font) { return hb_face_get_upem(font->face); }

int32_t chb_font_covers(const chb_font *font, uint32_t scalar) {
  hb_codepoint_t glyph;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) && glyph != 0;
}

uint32_t chb_font_name(const chb_font *font, char *buffer, uint32_t capacity) {
  unsigned size = capacity;
  unsigned length = hb_ot_name_get_utf8(font->face, HB_OT_NAME_ID_FULL_NAME, HB_LANGUAGE_INVALID, &size, buffer);
  if (capacity > 0 && length == 0) buffer[0] = 0;
  return length;
}

int32_t chb_font_may_be_embedded(const chb_font *font) {
  hb_blob_t *table = hb_face_reference_table(font->face, HB_TAG('O', 'S', '/', '2'));
  unsigned length = 0;
  const char *data = hb_blob_get_data(table, &length);
  // fsType is the fifth field, big-endian; bit 1 alone is "restricted licence embedding".
  int32_t allowed = 1;
  if (data && length >= 10) allowed = ((((uint8_t)data[8] << 8) | (uint8_t)data[9]) & 0xF) != 2;
  hb_blob_destroy(table);
  return allowed;
}

static hb_buffer_t *shaped(const chb_font *font, const uint16_t *text, int32_t length, const char *language) {
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
  hb_buffer_add_utf16(buffer, text, length, 0, length);
  hb_buffer_guess_segment_properties(buffer);
  if (language) hb_buffer_set_language(buffer, hb_language_from_string(language, -1));
  hb_shape(font->font, buffer, NULL, 0);
  if (!hb_buffer_allocation_successful(buffer)) { hb_buffer_destroy(buffer); return NULL; }
  return buffer;
}

int32_t chb_shape(const chb_font *font, const uint16_t *text, int32_t length, const char *language,
                  int32_t *advances, uint8_t *glyphs, uint8_t *unsafe) {
  hb_buffer_t *buffer = shaped(font, text, length, language);
  if (!buffer) return 0;
  unsigned count = 0, positions = 0;
  const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(buffer, &positions);
  for (unsigned i = 0; i < count && i < positions; i++) {
    uint32_t cluster = info[i].cluster;
    if (cluster >= (uint32_t)length) continue;
    advances[cluster] += position[i].x_advance;
    if (position[i].x_advance != 0 && glyphs[cluster] < 255) glyphs[cluster]++;
    if (hb_glyph_info_get_glyph_flags(&info[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) unsafe[cluster] = 1;
  }
  hb_buffer_destroy(buffer);
  return 1;
}

// A growing string that path data is written to.
struct writer { char *data; size_t length, capacity; int failed; double scale, x, y; };

static void put(struct writer *out, const char *format, ...) {
  if (out->failed) return;
  if (out->capacity - out->length < 128) {
    size_t capacity = out->capacity ? out->capacity * 2 : 1024;
    char *data = realloc(out->data, capacity);
    if (!data) { out->failed = 1; return; }
    out->data = data;
    out->capacity = capacity;
  }
  va_list arguments;
  va_start(arguments, format);
  int written = vsnprintf(out->data + out->length, out->capacity - out->length, format, arguments);
  va_end(arguments);
  if (written > 0) out->length += (size_t)written < out->capacity - out->length ? (size_t)written : out->capacity - out->length - 1;
}

static double px(struct writer *out, float x) { return out->x + x * out->scale; }
static double py(struct writer *out, float y) { return out->y - y * out->scale; }

static void move_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *st, float x, float y, void *user) {
  (void)f; (void)st; (void)user;
  put(data, "M%.2f %.2f", px(data, x), py(data, y));
}
static void line_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *st, float x, float y, void *user) {
  (void)f; (void)st; (void)user;
  put(data, "L%.2f %.2f", px(data, x), py(data, y));
}
static void quadratic_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *st, float cx, float cy, float x, float y, void *user) {
  (void)f; (void)st; (void)user;
  put(data, "Q%.2f %.2f %.2f %.2f", px(data, cx), py(data, cy), px(data, x), py(data, y));
}
static void cubic_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *st, float ax, float ay, float bx, float by, float x, float y, void *user) {
  (void)f; (void)st; (void)user;
  put(data, "C%.2f %.2f %.2f %.2f %.2f %.2f", px(data, ax), py(data, ay), px(data, bx), py(data, by), px(data, x), py(data, y));
}
static void close_path(hb_draw_funcs_t *f, void *data, hb_draw_state_t *st, void *user) {
  (void)f; (void)st; (void)user;
  put(data, "Z");
}

char *chb_path(const chb_font *font, const uint16_t *text, int32_t length, const char *language, double size, double x, double y, double *advance) {
  hb_buffer_t *buffer = shaped(font, text, length, language);
  if (!buffer) return NULL;
  struct writer out = {0};
  out.scale = size / hb_face_get_upem(font->face);
  put(&out, "%s", "");
  hb_draw_funcs_t *funcs = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(funcs, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
  unsigned count = 0, positions = 0;
  const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(buffer, &positions);
  double pen = 0;
  for (unsigned i = 0; i < count && i < positions; i++) {
    out.x = x + (pen + position[i].x_offset) * out.scale;
    out.y = y - position[i].y_offset * out.scale;
    hb_font_get_glyph_shape(font->font, info[i].codepoint, funcs, &out);
    pen += position[i].x_advance;
  }
  *advance = pen * out.scale;
  hb_draw_funcs_destroy(funcs);
  hb_buffer_destroy(buffer);
  if (out.failed) { free(out.data); return NULL; }
  return out.data;
}

void chb_path_free(char *path) { free(path); }

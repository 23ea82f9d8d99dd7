#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H
// HarfBuzz behind plain C types: fonts from files, shaping of one run, outlines as SVG path data.
// This header includes only stdint.h; <hb.h> is seen by this target's .c file alone.
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// One face of a font file, with its variation settings. Immutable once its variations are set, and then safe on all threads.
typedef struct chb_font chb_font;

enum { chb_ok = 0, chb_no_file = 1, chb_not_a_font = 2, chb_no_such_face = 3, chb_out_of_memory = 4 };

/// Version of the library, "6.0.0".
const char *chb_version(void);

/// Opens face `index` of a font file or collection; NULL on failure, with the reason in `status`.
chb_font *chb_font_open(const char *path, uint32_t index, int32_t *status);
void chb_font_free(chb_font *font);
/// Sets "opsz=28"; returns 0 if the setting cannot be read, -1 if the font has no such axis, 1 if it was set.
int32_t chb_font_set_variation(chb_font *font, const char *setting);
uint32_t chb_font_units_per_em(const chb_font *font);
/// 1 if the font maps the scalar to a glyph.
int32_t chb_font_covers(const chb_font *font, uint32_t scalar);
/// The full name of the face ("Inter Regular"); returns its length in bytes, at most `capacity` of them (with a closing zero) are written.
uint32_t chb_font_name(const chb_font *font, char *buffer, uint32_t capacity);
/// 0 if the font's own flags (OS/2 fsType) forbid embedding, else 1.
int32_t chb_font_may_be_embedded(const chb_font *font);

/// Shapes one run of a single script (UTF-16) and adds each glyph's advance, in font units, to `advances[i]`, where `i` is the first
/// unit of its cluster; `glyphs[i]` counts glyphs with an advance; `unsafe[i]` is set to 1 where the run may not be cut before unit `i`
/// without shaping again. The arrays have `length` elements and are not cleared first. Returns 0 when out of memory.
int32_t chb_shape(const chb_font *font, const uint16_t *text, int32_t length, const char *language,
                  int32_t *advances, uint8_t *glyphs, uint8_t *unsafe);

/// Path data (SVG `d`) of a run's glyphs in visual order, y down, the baseline's start at (x, y), `size` units per em.
/// Allocated; release it with `chb_path_free`. `advance` gets the run's width in the same units. NULL when out of memory.
char *chb_path(const chb_font *font, const uint16_t *text, int32_t length, const char *language, double size, double x, double y, double *advance);
void chb_path_free(char *path);

#if defined(__cplusplus)
}
#endif
#endif

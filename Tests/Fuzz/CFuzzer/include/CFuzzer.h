#ifndef HEARD_CFUZZER_H
#define HEARD_CFUZZER_H
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own entry: calls `body` with one input after the other until its options say enough.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*body)(const uint8_t *data, size_t size));

#endif

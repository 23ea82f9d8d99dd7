// libFuzzer's driver is linked with -fsanitize=fuzzer; only its declaration is needed.
#include "CFuzzer.h"

#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H
#include <stdint.h>
#endif

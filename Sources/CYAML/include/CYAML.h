#ifndef CYAML_H
#define CYAML_H
#include <stdint.h>
#endif

#ifndef CXML_H
#define CXML_H
#include <stdint.h>
#endif

// Every C library of ours has memmem, but Linux' headers only declare it under _GNU_SOURCE, which Swift does not set.
#include <stddef.h>
#ifdef __APPLE__
#include <string.h>
#else
extern void *memmem(const void *bytes, size_t count, const void *word, size_t length);
#endif

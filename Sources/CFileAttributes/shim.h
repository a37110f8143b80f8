// Swift's module of the C library leaves this header out on Linux.
#include <sys/xattr.h>

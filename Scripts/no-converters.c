/* The functions by which libxml2 asks the C library and ICU to convert a text from another encoding: here there is
   none. A program that has the C library inside can have no converters, because they are loaded at run time from a
   system that may have another C library; and ICU's data would be larger than the program. libxml2 itself reads UTF-8,
   UTF-16, ISO-8859-1 and ASCII. Documents of Interface Builder are UTF-8 whatever they declare; only the first tag of
   an SVG image may be in another encoding, and is then not read.

   ICU_SUFFIX is what ICU appends to its names, such as _72; undefined where libxml2 was built without ICU. */
#include <errno.h>
#include <stddef.h>

void *iconv_open(const char *to, const char *from) {
  (void)to, (void)from;
  errno = EINVAL;
  return (void *)-1;
}

size_t iconv(void *converter, char **in, size_t *in_count, char **out, size_t *out_count) {
  (void)converter, (void)in, (void)in_count, (void)out, (void)out_count;
  errno = EBADF;
  return (size_t)-1;
}

int iconv_close(void *converter) {
  (void)converter;
  errno = EBADF;
  return -1;
}

#ifdef ICU_SUFFIX
#define JOINED(name, suffix) name##suffix
#define JOIN(name, suffix) JOINED(name, suffix)
#define ICU(name) JOIN(name, ICU_SUFFIX)

/* U_FILE_ACCESS_ERROR of unicode/utypes.h: what ICU says of a converter without data. */
void *ICU(ucnv_open)(const char *name, int *status) {
  (void)name;
  *status = 4;
  return NULL;
}

/* Never called, because there is no converter to call them with. */
void ICU(ucnv_close)(void) {}
void ICU(ucnv_convertEx)(void) {}
void ICU(ucnv_setFromUCallBack)(void) {}
void ICU(ucnv_setToUCallBack)(void) {}
void ICU(UCNV_FROM_U_CALLBACK_STOP)(void) {}
void ICU(UCNV_TO_U_CALLBACK_STOP)(void) {}
#endif

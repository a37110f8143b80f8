// The part of libxml2 that IBSyntax uses.
//
// Debian's libxml2 is built with ICU, and its headers pull in ICU's types, whose `UErrorCode` clashes with the one in
// the Swift toolchain's Foundation. Nothing we call mentions those types, so the switch is turned off before the other
// headers see it. (It changes the tail of `xmlCharEncodingHandler`, which we therefore never allocate ourselves.)
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

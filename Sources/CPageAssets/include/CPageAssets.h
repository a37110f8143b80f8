#ifndef CPageAssets_h
#define CPageAssets_h

/// The files of `Sources/IBReport/Page/Assets`, as texts in UTF-8 that live as long as the program.

/// The style sheets of every page, in the order in which a later rule wins.
const char *page_assets_style(void);

/// The scripts of every page, in the order in which one uses what another declares.
const char *page_assets_script(void);

/// The body of the report.
const char *page_assets_markup(void);

#endif

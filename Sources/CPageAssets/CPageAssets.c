// `#embed` of C23, because it takes no time: the `.embedInCode` of SwiftPM makes arrays of numbers, which take the Swift
// compiler 7 s of processor time in a debug build and 12 s in a release build for these 125 kB.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CPageAssets.h"

static const char style[] = {
#embed "../IBReport/Page/Assets/base.css"
, '\n',
#embed "../IBReport/Page/Assets/document.css"
, '\n',
#embed "../IBReport/Page/Assets/report.css"
, 0};

const char *page_assets_style(void) { return style; }

static const char script[] = {
#embed "../IBReport/Page/Assets/data.js"
, '\n',
#embed "../IBReport/Page/Assets/images.js"
, '\n',
#embed "../IBReport/Page/Assets/picture.js"
, '\n',
#embed "../IBReport/Page/Assets/pixels.js"
, '\n',
#embed "../IBReport/Page/Assets/arrange.js"
, '\n',
#embed "../IBReport/Page/Assets/labels.js"
, '\n',
#embed "../IBReport/Page/Assets/sheet.js"
, '\n',
#embed "../IBReport/Page/Assets/far.js"
, '\n',
#embed "../IBReport/Page/Assets/gestures.js"
, '\n',
#embed "../IBReport/Page/Assets/stage.js"
, '\n',
#embed "../IBReport/Page/Assets/inspector.js"
, '\n',
#embed "../IBReport/Page/Assets/lists.js"
, '\n',
#embed "../IBReport/Page/Assets/matrix.js"
, '\n',
#embed "../IBReport/Page/Assets/start.js"
, '\n',
#embed "../IBReport/Page/Assets/app.js"
, '\n',
#embed "../IBReport/Page/Assets/compare.js"
, '\n',
#embed "../IBReport/Page/Assets/filter.js"
, '\n',
#embed "../IBReport/Page/Assets/main.js"
, 0};

const char *page_assets_script(void) { return script; }

static const char markup[] = {
#embed "../IBReport/Page/Assets/frame.html"
, 0};

const char *page_assets_markup(void) { return markup; }

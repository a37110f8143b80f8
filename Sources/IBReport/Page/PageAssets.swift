/// What is embedded in pages: `style` and `script` of every page, and the `markup` of the report.
enum PageAssets {}

import CPageAssets

/// The files of `Assets`, which pages embed.
enum PageAssets {
  static let style = String(cString: page_assets_style())

  /// The script of every page. Each part starts only if the page has the markup for it. The parts share one scope that
  /// is not visible outside.
  static let script = "(() => {\n\"use strict\";\n\n\(String(cString: page_assets_script()))\n})();"

  /// The body of the report.
  static let markup = String(cString: page_assets_markup())
}

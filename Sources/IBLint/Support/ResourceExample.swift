/// The documents and catalogs in the examples of rules that compare both.
enum ResourceExample {
  /// A project whose catalog has the image `logo`.
  static let image = LintSurroundings.example(catalogs: ["Assets.xcassets/logo.imageset/Contents.json": "{}"])

  /// A project whose catalog has the color `ink`.
  static let color = LintSurroundings.example(catalogs: [
    "Assets.xcassets/ink.colorset/Contents.json": CatalogExample.contents(
      "colors",
      """
      "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : \
      { "red" : "0.5", "green" : "0.25", "blue" : "0", "alpha" : "1.000" } }
      """)
  ])

  static func document(image name: String) -> String {
    Example.xib(
      "<imageView image=\"\(name)\" id=\"iN0-l3-epB\"/>",
      tail: "<resources>\n    <image name=\"\(name)\" width=\"20\" height=\"20\"/>\n</resources>")
  }

  static func document(color name: String, red: String = "0.5") -> String {
    let color = #"<color red="\#(red)" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    return Example.xib(
      """
      <view id="iN0-l3-epB">
          <color key="backgroundColor" name="\(name)"/>
      </view>
      """,
      tail: "<resources>\n    <namedColor name=\"\(name)\">\n        \(color)\n    </namedColor>\n</resources>")
  }
}

/// `Contents.json` files for the examples of rules, as Xcode writes them. The examples are run with files of the size
/// that their names tell: `back-24x24.png`.
enum CatalogExample {
  /// A set of images.
  ///
  /// - Parameters:
  ///   - entries: each without its braces.
  static func images(_ entries: String...) -> String { list("images", entries) }

  static func colors(_ entries: String...) -> String { list("colors", entries) }

  /// An image for every device.
  static func image(_ file: String?, scale: String? = "1x", _ more: String = "") -> String {
    let name = file.map { #""filename" : "\#($0)", "# } ?? ""
    return name + #""idiom" : "universal""# + (scale.map { #", "scale" : "\#($0)""# } ?? "") + more
  }

  /// An app icon.
  static func icon(_ file: String?, _ idiom: String, _ size: String, scale: String? = "1x") -> String {
    let name = file.map { #""filename" : "\#($0)", "# } ?? ""
    return name + #""idiom" : "\#(idiom)""# + (scale.map { #", "scale" : "\#($0)""# } ?? "") + #", "size" : "\#(size)""#
  }

  /// More of an entry: that it is for one appearance alone.
  static let light = appearance("light")
  static let dark = appearance("dark")

  private static func appearance(_ value: String) -> String {
    #", "appearances" : [ { "appearance" : "luminosity", "value" : "\#(value)" } ]"#
  }

  static func list(_ key: String, _ entries: [String]) -> String {
    let lines = entries.map { "    { \($0) }" }.joined(separator: ",\n")
    return "{\n  \"\(key)\" : [\n\(lines)\n  ],\n  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n"
  }
}

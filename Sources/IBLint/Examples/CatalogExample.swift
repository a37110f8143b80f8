/// Asset catalogs for the examples of rules, as Xcode writes them: the texts of several files, each after a line `--
/// path --`. An image in an example has the size in its name, such as `back-24x24.png`.
enum CatalogExample {
  /// One file.
  static func file(_ path: String, _ text: String) -> String { "-- \(path) --\n\(text)" }

  /// The `Contents.json` of a set.
  ///
  /// - Parameters:
  ///   - name: the name of the set's folder inside the catalog, with its extension.
  ///   - key: the key of the list of entries.
  ///   - entries: each without its braces.
  static func set(_ name: String, _ key: String, _ entries: [String]) -> String {
    file("Assets.xcassets/\(name)/Contents.json", contents(key, entries))
  }

  /// A set of images.
  ///
  /// - Parameter entries: each without its braces.
  static func images(_ entries: String..., name: String = "Example") -> String {
    set("\(name).imageset", "images", entries)
  }

  static func colors(_ entries: String..., name: String = "Example") -> String {
    set("\(name).colorset", "colors", entries)
  }

  static func icons(_ entries: String...) -> String { set("AppIcon.appiconset", "images", entries) }

  static func launchImages(_ entries: String...) -> String { set("LaunchImage.launchimage", "images", entries) }

  static func image(_ file: String?, scale: String? = "1x", _ more: String = "") -> String {
    let name = file.map { #""filename" : "\#($0)", "# } ?? ""
    return name + #""idiom" : "universal""# + (scale.map { #", "scale" : "\#($0)""# } ?? "") + more
  }

  /// An app icon.
  static func icon(_ file: String?, _ idiom: String, _ size: String, scale: String? = "1x") -> String {
    let name = file.map { #""filename" : "\#($0)", "# } ?? ""
    return name + #""idiom" : "\#(idiom)""# + (scale.map { #", "scale" : "\#($0)""# } ?? "") + #", "size" : "\#(size)""#
  }

  /// A color for every device, provided by the system.
  static func color(_ name: String, _ more: String = "") -> String {
    #""idiom" : "universal"\#(more), "color" : { "platform" : "ios", "reference" : "\#(name)" }"#
  }

  /// A further member of an entry: it is for one appearance only.
  static let light = appearance("light")
  static let dark = appearance("dark")

  private static func appearance(_ value: String) -> String {
    #", "appearances" : [ { "appearance" : "luminosity", "value" : "\#(value)" } ]"#
  }

  static func contents(_ key: String, _ entries: String...) -> String { contents(key, entries) }

  private static func contents(_ key: String, _ entries: [String]) -> String {
    let lines = entries.map { "    { \($0) }" }.joined(separator: ",\n")
    return "{\n  \"\(key)\" : [\n\(lines)\n  ],\n  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n"
  }
}

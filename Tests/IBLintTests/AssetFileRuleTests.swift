import IBAssets
import IBLint
import IBModel
import IBSource
import Testing

/// The rules about sets that depend on what is in a file, each with a file that it finds and one that it does not.
@Suite struct AssetFileRuleTests {
  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24""#

  @Test func aFileThatIsNoImageIsUnreadable() {
    let damaged = messages("unreadable-image-file", .imageset, "star.png", "BPS8 and layers")
    #expect(damaged == ["'star.png' is damaged or not an image, so Xcode cannot compile it: export it again"])
    let layered = messages("unreadable-image-file", .imageset, "star.png", "8BPS and layers")
    #expect(layered == ["'star.png' is a Photoshop file with another ending: export it as PNG"])
    // Image I/O reads these, whatever their names end with.
    for start in ["II*\0", "MM\0*", "GIF89a", "BM"] {
      #expect(messages("unreadable-image-file", .imageset, "star.png", start + "and more").isEmpty)
    }
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    #expect(messages("unreadable-image-file", .imageset, "star.png", pointer).isEmpty)
    #expect(messages("unreadable-image-file", .imageset, "star.svg", Self.svg + "/>").isEmpty)
    // Nothing is known of such a file.
    #expect(messages("unreadable-image-file", .imageset, "star.raw", "?").isEmpty)
  }

  @Test func aDrawingWithoutSizeIsFound() {
    let message = [
      "'star.svg' has no width and no height, so tools other than Xcode fill the available space: add both to its root "
        + "element"
    ]
    #expect(messages("drawing-without-size", .imageset, "star.svg", Self.svg + "/>") == message)
    let sized = Self.svg + #" width="24" height="24"/>"#
    #expect(messages("drawing-without-size", .imageset, "star.svg", sized).isEmpty)
  }

  @Test func aSymbolNeedsARegularWeight() {
    func symbol(_ name: String) -> String { Self.svg + #"><g id="Symbols"><g id="\#(name)"/></g></svg>"# }
    let message = ["'star.svg' has no regular weight, so it does not compile: add Regular-S"]
    #expect(messages("symbol-without-regular", .symbolset, "star.svg", symbol("Bold-M")) == message)
    #expect(messages("symbol-without-regular", .symbolset, "star.svg", symbol("Regular-M")).isEmpty)
  }

  /// From iOS 13 on, each window is light or dark.
  @Test(arguments: [(nil, true), (12, true), (13, false)])
  func aSetWithoutAnyAppearanceIsEmptyOnOldSystems(_ oldest: Int?, _ isReported: Bool) {
    let entries = ["light", "dark"].map {
      #"""
      {"filename": "\#($0).png", "idiom": "universal",
       "appearances": [{"appearance": "luminosity", "value": "\#($0)"}]}
      """#
    }
    let found = messages(
      "missing-any-appearance", .imageset, ["light.png", "dark.png"], "", entries, oldest.map { SystemVersion($0) })
    #expect(found.isEmpty != isReported, "\(found)")
  }

  @Test func aLargeFileIsFound() {
    func file(_ size: Int) -> String { String(repeating: "x", count: size) }
    #expect(
      messages("large-asset-file", .imageset, "sky.jpg", file(2_340_000))
        == ["'sky.jpg' is 2.3 MB: save it at the size at which the app shows it, or as JPEG or HEIC"])
    #expect(messages("large-asset-file", .imageset, "sky.jpg", file(2_000_000)).isEmpty)
  }

  @Test(arguments: [
    (#""resizing": {"capInsets": {"top": 1}}"#, ["'capInsets' is obsolete; use 'cap-insets'"]),
    (#""resizing": {"center": {"mode": "fill"}}"#, ["mode 'fill' is obsolete; use 'stretch'"]),
    (#""resizing": {"cap-insets": {"top": 1}, "center": {"mode": "stretch"}}"#, []),
  ])
  func keysOfOlderSlicesAreObsolete(_ resizing: String, _ expected: [String]) {
    let entry = #"{"filename": "a.png", "idiom": "universal", \#(resizing)}"#
    #expect(messages("legacy-asset-key", .imageset, ["a.png"], "", [entry]) == expected)
  }

  @Test func markersOfAConflictAreOne() {
    let text = "{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> other\n}\n"
    let contents = AssetContents(SourceFile(path: "Example/Contents.json", bytes: Array(text.utf8)))
    let files = AssetFiles(list: { _ in [] }, read: { _ in nil }, start: { _, _ in nil })
    let findings = Linter.check(contents, of: nil, rules: RuleRegistry.defaults, files: files)
    #expect(findings.map(\.rule) == ["merge-conflict"] && findings.map(\.range.lower) == [2])
  }

  /// What one rule says of a set of one file.
  private func messages(_ rule: String, _ kind: AssetSetKind, _ name: String, _ content: String) -> [String] {
    messages(rule, kind, [name], content, [#"{"filename": "\#(name)", "idiom": "universal"}"#])
  }

  /// The messages of one rule about a set of these files with the same content.
  private func messages(
    _ rule: String, _ kind: AssetSetKind, _ names: [String], _ content: String, _ entries: [String],
    _ oldest: SystemVersion? = nil
  ) -> [String] {
    let list = kind == .symbolset ? "symbols" : "images"
    let text = #"{"\#(list)": [\#(entries.joined(separator: ", "))], "info": {"version": 1}}"#
    let contents = AssetContents(SourceFile(path: "Example/Contents.json", bytes: Array(text.utf8)))
    let reference = AssetCatalog.Reference(name: "Example", kind: kind, path: "Example", isPart: false)
    let set = AssetSet(reference, contents: contents, files: names)
    let bytes = Array(content.utf8)
    let files = AssetFiles(list: { _ in [] }, read: { _ in bytes }, start: { _, _ in bytes })
    let rules = RuleSet(RuleRegistry.all.filter { $0.info.id == rule })
    return Linter.check(contents, of: set, rules: rules, files: files, deploymentTarget: oldest).map(\.message)
  }
}

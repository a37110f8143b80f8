import IBAssets
import IBSource
import IBSyntax

/// An image that no catalog and no file of the project has.
struct MissingImage: Rule {
  static let info = RuleInfo(
    id: "missing-image", category: "resources", severity: .warning, since: "0.1",
    summary: "An image is named that neither a catalog nor a file of the project has.",
    rationale: """
      Xcode says nothing, and the app shows nothing in its place. It was renamed or deleted, or lies in a package
      elsewhere; name those in the option. It is off because the project's folder is searched for it.
      """,
    bad: example("logo-old"), good: example("logo"), isOnByDefault: false, options: [ProvidedElsewhere.option])

  static let exampleSurroundings = LintSurroundings.example(catalogs: [
    "Assets.xcassets/logo.imageset/Contents.json": "{}"
  ])

  static func example(_ name: String) -> String {
    Example.xib(
      "<imageView image=\"\(name)\" id=\"iN0-l3-epB\"/>",
      tail: "<resources>\n    <image name=\"\(name)\" width=\"20\" height=\"20\"/>\n</resources>")
  }

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ context: inout RuleContext) {
    for use in context.resources.absentImages(context.assets, elsewhere) where use.similar == nil {
      context.report("no catalog and no file has the image '\(use.name.shortened)'", at: use.range, in: use.element)
    }
  }
}

/// The names that a project gets from elsewhere: an option of several rules.
struct ProvidedElsewhere {
  static let option = RuleOption(
    "provided_elsewhere", .texts,
    "Names that a package elsewhere provides; a star at the end stands for any rest. None without it.",
    example: .texts(["Kit/*"]))

  private var names: Set<String> = []
  private var beginnings: [String] = []

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == Self.option.name, case .texts(let texts) = value else { return }
    names = Set(texts.filter { !$0.hasSuffix("*") })
    beginnings = texts.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  func has(_ name: String) -> Bool { names.contains(name) || beginnings.contains(where: name.hasPrefix) }
}

/// A use of an image that is nowhere.
struct AbsentImage {
  let name: String
  let element: XMLElement
  let range: SourceRange
  /// An image whose name differs in case alone.
  let similar: String?
}

extension DocumentResources {
  /// The images of the document that the project does not have, each where it is used first, else where it is listed;
  /// none where nobody looks for them.
  func absentImages(_ assets: DocumentAssets?, _ elsewhere: ProvidedElsewhere = ProvidedElsewhere()) -> [AbsentImage] {
    guard let assets else { return [] }
    return entries.compactMap { entry in
      // Symbols come from the system, what has a colon from within the document.
      guard entry.kind == .image, !entry.element.equals(.catalog, "system"), !entry.name.contains(":"),
        !entry.name.isEmpty, !elsewhere.has(entry.name), !assets.definesImage(named: entry.name)
      else { return nil }
      let use = uses.first { $0.kind == .image && $0.name == entry.name } ?? entry
      return AbsentImage(
        name: entry.name, element: use.element, range: use.range, similar: assets.imageName(like: entry.name))
    }
  }
}

import IBAssets
import IBCode
import IBProject
import IBSource
import IBSyntax

struct UnknownFont: Rule {
  static let info = RuleInfo(
    id: "unknown-font", category: "resources", severity: .warning, since: "0.2",
    summary: "A text uses a font that neither the system nor the project provides.",
    rationale: """
      UIKit silently shows the system font instead. The font file is missing, or the app's property list does not list
      it under Fonts provided by application (`UIAppFonts`). The rule reports nothing if code registers fonts, if the
      property list names a file outside the project, or if Keyline cannot read a font file. It does not report a
      missing font if the project links other libraries, which may provide it. Needs a project with its sources.
      """,
    bad: example("Grotesk-Bold"), good: example("Georgia-Bold"), isOnByDefault: false, likeness: .message)

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.example(swift: "final class Screen: UIViewController {}")

  private static func example(_ font: String) -> String {
    Example.xib(
      """
      <label text="Total" id="lab-el-001">
          <fontDescription key="fontDescription" name="\(font)" pointSize="17"/>
      </label>
      """)
  }

  /// The functions by which code makes fonts known (Apple's documentation of Core Text and Core Graphics).
  private static let registrations = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterFontURLs",
    "CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontDescriptors",
    "CTFontManagerRegisterFontsWithAssetNames", "CTFontDescriptorMatchFontDescriptorsWithProgressHandler",
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let fonts = Self.names(in: subject)
    guard !fonts.isEmpty, let sources = subject.facts?.sources, !Self.registrations.contains(where: sources.mentions),
      let assets = subject.searchedAssets, let files = assets.fontFileNames
    else { return }
    let targets = subject.membership.builders?.targets ?? []
    let listed = Set(targets.flatMap(\.configurations).flatMap(\.info.fonts).map(AssetPath.name))
    guard listed.isSubset(of: files) else { return }
    for (name, uses) in fonts {
      guard let first = uses.first else { continue }
      if let file = assets.fontFile(named: name) {
        report(name, in: file, listed, targets, first, into: &reporter)
      } else if !sources.hasDependencies {
        let count = uses.count == 1 ? "" : " of \(uses.count) texts"
        reporter.report(
          "font '\(name.shortened)'\(count) is neither in iOS nor in a file of the project, so the app shows the "
            + "system font: add its file, or choose another font", at: .name, of: first)
      }
    }
  }

  /// The fonts that no system has, each with the elements that name it, in document order.
  private static func names(in subject: DocumentSubject) -> [(String, [XMLElement])] {
    var order: [String] = []
    var uses: [String: [XMLElement]] = [:]
    for font in subject.elements(named: [.fontDescription, .font]) {
      guard let name = font[.name], !name.isEmpty, !font.has(.style), !SystemFonts.has(name) else { continue }
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(font)
    }
    return order.map { ($0, uses[$0] ?? []) }
  }

  /// Reports a font whose file the property list of an app or extension does not name. A framework's fonts are named by
  /// the app.
  private func report(
    _ name: String, in file: String, _ listed: Set<String>, _ targets: [ProjectTarget], _ use: XMLElement,
    into reporter: inout Reporter
  ) {
    let isOfApps =
      !targets.isEmpty && targets.allSatisfy { [.app, .appClip, .appExtension, .widget].contains($0.kind) }
    let fileName = AssetPath.name(file)
    guard isOfApps, !listed.contains(fileName), let target = targets.first else { return }
    reporter.report(
      "font '\(name.shortened)' is in '\(fileName.shortened)', but UIAppFonts of target '\(target.name.shortened)' "
        + "does not list the file, so the app shows the system font: add the file to UIAppFonts", at: .name, of: use)
  }
}

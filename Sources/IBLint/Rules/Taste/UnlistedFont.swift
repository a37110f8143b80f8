import IBSource
import IBSyntax

struct UnlistedFont: Rule {
  static let info = RuleInfo(
    id: "unlisted-font", category: "taste", severity: .warning, since: "0.1",
    summary: "A font is not in the team's list.",
    rationale: """
      List the fonts of the app by their PostScript names. The rule does not check system fonts. Without the option, it
      reports every named font.
      """,
    bad: Example.xib(
      """
      <label text="Name" id="iN0-l3-epB">
          <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/>
      </label>
      """),
    good: Example.xib(
      """
      <label text="Name" id="iN0-l3-epB">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """),
    isOnByDefault: false, options: [RuleOption("names", .texts, "The PostScript names of the fonts; default: none.")])

  private static let longestList = 4

  private var names: [String] = []

  mutating func set(_ option: String, to value: OptionValue) {
    if option == "names", case .texts(let names) = value { self.names = names }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for font in subject.elements(named: [.fontDescription, .font]) {
      guard let name = font[.name], !names.contains(name) else { continue }
      let allowed = names.isEmpty ? "" : " (\(Wording.list(names, atMost: Self.longestList)))"
      reporter.report(
        "font '\(name)' is not in the list of allowed fonts\(allowed): choose another font",
        at: .name, of: font)
    }
  }
}

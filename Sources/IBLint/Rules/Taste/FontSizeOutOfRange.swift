import IBModel
import IBSource
import IBSyntax

struct FontSizeOutOfRange: Rule {
  static let info = RuleInfo(
    id: "font-size-out-of-range", category: "taste", severity: .warning, since: "0.1",
    summary: "A font is smaller or larger than the team allows.",
    rationale: """
      Text below a certain size is illegible, and too many sizes make a design inconsistent. The rule does not check
      fonts of text styles, which follow the user's setting. Without an option, it reports nothing.
      """,
    bad: example(pointSize: 9), good: example(pointSize: 15),
    isOnByDefault: false,
    options: [
      RuleOption("minimum", .text, "The smallest size in points; default: none.", example: .text("11")),
      RuleOption("maximum", .text, "The largest size in points; default: none."),
    ])

  private static func example(pointSize: Int) -> String {
    Example.xib(
      """
      <label text="Terms" id="iN0-l3-epB">
          <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/>
      </label>
      """)
  }

  private var minimum: Double?
  private var maximum: Double?

  mutating func set(_ option: String, to value: OptionValue) {
    guard case .text(let text) = value, let size = Double(text) else { return }
    switch option {
    case "minimum": minimum = size
    case "maximum": maximum = size
    default: break
    }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    if minimum == nil, maximum == nil { return }
    for font in subject.elements(named: [.fontDescription, .font]) {
      let attribute: Name = font.name == .font ? .size : .pointSize
      guard let size = font.number(attribute), !Self.isInComment(font) else { continue }
      let written = font[attribute] ?? ""
      if let minimum, size < minimum {
        reporter.report(
          "font size \(written) of \(subject.owner(of: font)) is below the minimum of "
            + "\(minimum.plainText): choose a larger size", at: attribute, of: font)
      } else if let maximum, size > maximum {
        reporter.report(
          "font size \(written) of \(subject.owner(of: font)) is above the maximum of "
            + "\(maximum.plainText): choose a smaller size", at: attribute, of: font)
      }
    }
  }

  /// Whether the font belongs to a comment for translators, which the app does not show.
  private static func isInComment(_ font: XMLElement) -> Bool {
    font.parent?.parent?.parent?.equals(.key, "userComments") == true
  }
}

package import IBSource

package protocol FindingsEmitter: Sendable {
  var frame: OutputFrame { get }
  /// Whether a report begins with the errors of all files, because a person reads it from the top.
  var putsErrorsFirst: Bool { get }
  /// Whether the format shows the scenes that findings are about.
  var wantsPictures: Bool { get }
  /// The part of the report about one file, in UTF-8. Empty if the file adds nothing to the report, as in most formats
  /// a file without a finding. Called on several threads at once.
  func render(_ findings: FileFindings) -> [UInt8]
  /// The same part in pieces, of which those that are alike may be one. Called on several threads at once.
  func parts(_ findings: FileFindings) -> [FindingPart]
  /// Whether the report or the summary on standard error contains the number of skipped files; otherwise each skipped
  /// file is a finding.
  var countsSkipped: Bool { get }
  /// The text after the parts: a note about skipped files, in formats that can contain one.
  ///
  /// - Parameter skipped: the number of documents, by the word for their kind.
  func rest(skipped: [String: Int]) -> [UInt8]
}

extension FindingsEmitter {
  package var putsErrorsFirst: Bool { false }
  package var countsSkipped: Bool { false }

  package func parts(_ findings: FileFindings) -> [FindingPart] {
    let text = render(findings)
    return text.isEmpty ? [] : [FindingPart(text: text)]
  }

  package var wantsPictures: Bool { false }

  package func rest(skipped: [String: Int]) -> [UInt8] { [] }

  /// Such as `3 archive, 12 macOS`; nil without any.
  static func kinds(_ skipped: [String: Int]) -> String? {
    let parts = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// The inputs of an emitter besides the findings.
package struct FindingsReport: Sendable {
  package let style: TerminalStyle
  /// All rules whose findings may be reported, sorted by id.
  package let rules: [RuleInfo]
  package let version: String
  /// The source of image files.
  package let images: PictureImages

  package init(style: TerminalStyle, rules: [RuleInfo], version: String, images: PictureImages = .none) {
    self.style = style
    self.rules = rules
    self.version = version
    self.images = images
  }
}

package enum FindingsEmitters {
  package static let table = FormatTable<FindingsReport, any FindingsEmitter>([
    .init("xcode", aliases: ["text"]) { report in
      FindingsXcodeEmitter(
        style: report.style,
        likenesses: Dictionary(
          report.rules.compactMap { rule in rule.likeness.map { (rule.id, $0) } },
          uniquingKeysWith: { first, _ in first }))
    },
    .init("json") { _ in FindingsJSONEmitter() },
    .init("jsonl") { _ in FindingsJSONLinesEmitter() },
    .init("sarif") { FindingsSARIFEmitter(rules: $0.rules, version: $0.version) },
    .init("github-actions-logging", aliases: ["github"]) { _ in FindingsGitHubEmitter() },
    .init("gitlab", aliases: ["codeclimate"]) { _ in FindingsGitLabEmitter() },
    .init("junit") { _ in FindingsJUnitEmitter() },
    .init("checkstyle") { _ in FindingsCheckstyleEmitter() },
    .init("markdown") { _ in FindingsMarkdownEmitter() },
    .init("html") { FindingsHTMLEmitter(rules: $0.rules, version: $0.version, images: $0.images) },
  ])
}

package import IBSource

/// An output format of findings.
package protocol FindingsEmitter: Sendable {
  /// The name of the format after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// Whether a report begins with the errors of all files, because a person reads it from the top.
  var putsErrorsFirst: Bool { get }
  /// Whether the format shows the scenes that findings are about.
  var wantsPictures: Bool { get }
  /// The part of the report about one file, in UTF-8. Empty if the file adds nothing to the report, as in most formats
  /// a file without a finding. Called on several threads at once.
  func render(_ findings: FileFindings) -> [UInt8]
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
  /// The version of the tool.
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

/// The output formats of findings.
package enum FindingsEmitters {
  package static let table = FormatTable<FindingsReport, any FindingsEmitter>([
    .init(FindingsXcodeEmitter.name, aliases: ["text"]) { FindingsXcodeEmitter(style: $0.style) },
    .init(FindingsJSONEmitter.name) { _ in FindingsJSONEmitter() },
    .init(FindingsJSONLinesEmitter.name) { _ in FindingsJSONLinesEmitter() },
    .init(FindingsSARIFEmitter.name) { FindingsSARIFEmitter(rules: $0.rules, version: $0.version) },
    .init(FindingsGitHubEmitter.name, aliases: ["github"]) { _ in FindingsGitHubEmitter() },
    .init(FindingsGitLabEmitter.name, aliases: ["codeclimate"]) { _ in FindingsGitLabEmitter() },
    .init(FindingsJUnitEmitter.name) { _ in FindingsJUnitEmitter() },
    .init(FindingsCheckstyleEmitter.name) { _ in FindingsCheckstyleEmitter() },
    .init(FindingsMarkdownEmitter.name) { _ in FindingsMarkdownEmitter() },
    .init(FindingsHTMLEmitter.name) { FindingsHTMLEmitter(rules: $0.rules, version: $0.version, images: $0.images) },
  ])
}

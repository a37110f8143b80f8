package import IBSource

/// An output format of findings.
package protocol FindingsEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty when it adds nothing, as a file without a finding does in most
  /// formats. Called on several threads at once.
  func render(_ findings: FileFindings) -> [UInt8]
}

/// What an emitter knows besides the findings.
package struct FindingsReport: Sendable {
  package let style: TerminalStyle
  /// All rules a finding may be of, sorted by id.
  package let rules: [RuleInfo]
  /// The version of the tool.
  package let version: String

  package init(style: TerminalStyle, rules: [RuleInfo], version: String) {
    self.style = style
    self.rules = rules
    self.version = version
  }
}

/// The output formats of findings, the default one first.
package enum FindingsEmitters {
  package static let names = [
    FindingsXcodeEmitter.name, FindingsJSONEmitter.name, FindingsJSONLinesEmitter.name, FindingsSARIFEmitter.name,
    FindingsGitHubEmitter.name, FindingsGitLabEmitter.name, FindingsJUnitEmitter.name, FindingsCheckstyleEmitter.name,
    FindingsMarkdownEmitter.name, FindingsHTMLEmitter.name,
  ]

  /// Words of other tools for the same formats.
  package static let aliases = [(alias: "codeclimate", name: FindingsGitLabEmitter.name)]

  /// All that `named` understands.
  package static let words = names + aliases.map(\.alias)

  /// The format of that name or alias; nil for any other.
  package static func named(_ word: String, for report: FindingsReport) -> (any FindingsEmitter)? {
    let name = aliases.first { $0.alias == word }?.name ?? word
    return switch name {
    case FindingsXcodeEmitter.name: FindingsXcodeEmitter(style: report.style)
    case FindingsJSONEmitter.name: FindingsJSONEmitter()
    case FindingsJSONLinesEmitter.name: FindingsJSONLinesEmitter()
    case FindingsSARIFEmitter.name: FindingsSARIFEmitter(rules: report.rules, version: report.version)
    case FindingsGitHubEmitter.name: FindingsGitHubEmitter()
    case FindingsGitLabEmitter.name: FindingsGitLabEmitter()
    case FindingsJUnitEmitter.name: FindingsJUnitEmitter()
    case FindingsCheckstyleEmitter.name: FindingsCheckstyleEmitter()
    case FindingsMarkdownEmitter.name: FindingsMarkdownEmitter()
    case FindingsHTMLEmitter.name: FindingsHTMLEmitter(rules: report.rules, version: report.version)
    default: nil
    }
  }
}

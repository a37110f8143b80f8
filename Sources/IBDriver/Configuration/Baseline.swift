import IBReport
import IBSource

/// Findings that existed when linting was introduced, and are not repeated.
///
/// A file of JSON: an object `findings` with, for each, `file`, `rule`, `object` and `message`, without lines, so that
/// edits elsewhere in the file do not bring them back. One entry stands for one finding.
struct Baseline: Sendable {
  private struct Key: Hashable {
    let rule: String
    let object: String
    let message: String
  }

  private var counts: [String: [Key: Int]] = [:]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> Baseline {
    var baseline = Baseline()
    let lines = LineMap(bytes)
    let root: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): root = value
    case .failure(let problem):
      throw ConfigurationProblem(problem.message, at: lines.position(of: problem.range.lower))
    }
    guard case .array(let items)? = root["findings"]?.content else {
      throw ConfigurationProblem("not a baseline", at: SourcePosition(line: 1, column: 1))
    }
    for item in items {
      guard let file = item["file"]?.text, let rule = item["rule"]?.text, let message = item["message"]?.text else {
        throw ConfigurationProblem(
          "an entry has 'file', 'rule' and 'message'", at: lines.position(of: item.range.lower))
      }
      let key = Key(rule: rule, object: item["object"]?.text ?? "", message: message)
      baseline.counts[file, default: [:]][key, default: 0] += 1
    }
    return baseline
  }

  /// The findings of one file that are not in the baseline.
  ///
  /// - Parameter path: of the file, seen from the baseline's folder.
  func remaining(of findings: [Finding], in path: String) -> [Finding] {
    guard var counts = counts[path] else { return findings }
    return findings.filter { finding in
      let key = Key(rule: finding.rule, object: finding.objectID ?? "", message: finding.message)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}

/// Writes a baseline as a report.
struct BaselineEmitter: FindingsEmitter {
  static let name = "baseline"
  let frame = OutputFrame.baseline
  let paths: PathBase

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    var writer = JSONWriter()
    for (index, finding) in findings.findings.enumerated() {
      if index > 0 { writer.startElementLine() }
      writer.object { writer in
        writer.field("file", paths.relative(finding.file))
        writer.field("rule", finding.rule)
        writer.field("object", finding.objectID ?? "")
        writer.field("message", finding.message)
      }
    }
    return writer.bytes
  }
}

import IBReport
import IBSource

/// Findings that existed when linting was introduced, and are not repeated.
///
/// A file of JSON: an object `findings` with, for each, `file`, `rule`, `object` and `message`, without lines, so that
/// edits elsewhere in the file do not bring them back. One entry stands for one finding of its rule in its object.
///
/// The message only decides which of several findings is the known one, because a later version may word it otherwise:
/// entries are matched by the whole message first, then by the names in it, then only by file, rule and object.
struct LintBaseline: Sendable {
  private struct Key: Hashable {
    let rule: String
    let object: String
    var text: String
  }

  /// What two messages must have in common, the closest match first. Each is computed from the one before.
  private static let matches: [@Sendable (_ text: String) -> String] = [{ $0 }, { names(in: $0) }, { _ in "" }]

  private var counts: [String: [Key: Int]] = [:]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintBaseline {
    var baseline = LintBaseline()
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
      let key = Key(rule: rule, object: item["object"]?.text ?? "", text: message)
      baseline.counts[file, default: [:]][key, default: 0] += 1
    }
    return baseline
  }

  /// Reads a file; a failure names the place where it is not understood.
  static func load(_ path: String, in world: World) -> Result<LintBaseline, FileFailure> {
    world.readStream(path).flatMap { bytes in
      do throws(ConfigurationProblem) {
        return .success(try read(bytes))
      } catch {
        return .failure(FileFailure(ConfigurationFile.place(error.position, in: path), error.message))
      }
    }
  }

  /// How many findings it lists.
  var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The findings of one file that are not in the baseline.
  ///
  /// - Parameter path: of the file, seen from the baseline's folder.
  func remaining(of findings: [Finding], in path: String) -> [Finding] {
    guard var counts = counts[path] else { return findings }
    var keys = findings.map { Key(rule: $0.rule, object: $0.objectID ?? "", text: $0.message) }
    var isKnown = [Bool](repeating: false, count: findings.count)
    for match in Self.matches {
      counts = Dictionary(
        counts.map { (Key(rule: $0.key.rule, object: $0.key.object, text: match($0.key.text)), $0.value) },
        uniquingKeysWith: +)
      for index in keys.indices where !isKnown[index] {
        keys[index].text = match(keys[index].text)
        guard let count = counts[keys[index]], count > 0 else { continue }
        counts[keys[index]] = count - 1
        isKnown[index] = true
      }
    }
    return findings.indices.filter { !isKnown[$0] }.map { findings[$0] }
  }

  /// The parts of a message in single quotes, in order of the alphabet.
  private static func names(in message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.sorted().joined(separator: "'")
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

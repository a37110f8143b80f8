import IBReport
import IBSource

/// A baseline: the findings that existed when linting was introduced.
///
/// It is a JSON file. The object `findings` has an entry for each finding, with `file`, `rule`, `object` and `message`,
/// but without lines.
enum LintBaseline {
  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> KnownFindings {
    let lines = LineMap(bytes)
    let root: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): root = value
    case .failure(let problem):
      throw ConfigurationProblem(problem.message, at: lines.position(of: problem.range.lower))
    }
    guard case .array(let items)? = root["findings"]?.content else {
      throw ConfigurationProblem(
        "not a baseline: the list 'findings' is missing", at: SourcePosition(line: 1, column: 1))
    }
    var entries: [KnownFindings.Entry] = []
    for item in items {
      guard let file = item["file"]?.text, let rule = item["rule"]?.text, let message = item["message"]?.text else {
        throw ConfigurationProblem(
          "an entry needs 'file', 'rule' and 'message'", at: lines.position(of: item.range.lower))
      }
      entries.append(.init(file: file, rule: rule, object: item["object"]?.text ?? "", message: message))
    }
    return KnownFindings(entries)
  }

  /// Reads the baseline that the user names; nil without one.
  static func load(_ path: String?, in world: World) throws(UsageError) -> KnownFindings? {
    guard let path else { return nil }
    switch load(path, in: world) as Result<KnownFindings, FileFailure> {
    case .success(let baseline): return baseline
    case .failure(let failure): throw .configuration(failure)
    }
  }

  /// Reads a baseline. A failure names the position of the problem.
  static func load(_ path: String, in world: World) -> Result<KnownFindings, FileFailure> {
    world.readStream(path).flatMap { bytes in
      do throws(ConfigurationProblem) {
        return .success(try read(bytes))
      } catch {
        return .failure(FileFailure(ConfigurationFile.place(error.position, in: path), error.message))
      }
    }
  }
}

struct BaselineEmitter: FindingsEmitter {
  /// A baseline contains no notes about skipped documents.
  let countsSkipped = true
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

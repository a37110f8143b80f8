import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax
import NibArchive

/// How far our nibs agree with Apple's, by kind.
struct AgreementTable {
  private struct Row {
    var nibs = 0
    var refused = 0
    var right = 0
    var values = 0
    var equal = 0
    var bytes = 0
    /// Values of the nibs that were compiled.
    var compiledValues = 0
  }

  private var rows: [String: Row] = [:]
  private var misses: [String: Int] = [:]
  private var lines: [String] = []

  mutating func add(_ nib: TruthNib, writing folder: String?) throws {
    let truth = try nib.nib()
    let graph = ObjectGraph(truth)
    var row = rows[nib.kind] ?? Row()
    defer { rows[nib.kind] = row }
    row.nibs += 1
    let result = try TruthCompiler.compile(nib, truth)
    guard let made = result.nib else {
      row.refused += 1
      row.values += Agreement.count(graph)
      misses["refused: \(result.problems.first?.subject ?? "")", default: 0] += Agreement.count(graph)
      lines.append("\(nib.id)\t\(nib.kind)\trefused\t\(nib.family)\t\(result.problems.first?.message ?? "")")
      return
    }
    let agreement = Agreement(graph, ObjectGraph(made))
    row.right += agreement.right
    row.values += agreement.right + agreement.wrong
    row.compiledValues += agreement.right + agreement.wrong
    row.equal += agreement.wrong == 0 ? 1 : 0
    let bytes = NibWriter.write(made)
    row.bytes += bytes == NibWriter.write(truth) ? 1 : 0
    for (miss, count) in agreement.misses { misses[miss, default: 0] += count }
    lines.append("\(nib.id)\t\(nib.kind)\t\(agreement.wrong) of \(agreement.right + agreement.wrong)\t\(nib.family)")
    if let folder {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(nib.id).nib"))
      try Data(NibWriter.write(truth)).write(to: URL(fileURLWithPath: "\(folder)/\(nib.id).apple.nib"))
    }
  }

  /// The share of values that are right, in percent, and how many nibs are wholly equal; nil where there are none.
  func result(of kind: String) -> (share: Double, equal: Int)? {
    guard let row = rows[kind], row.values > 0 else { return nil }
    return (Double(row.right) * 100 / Double(row.values), row.equal)
  }

  func text(misses count: Int, each: Bool) -> String {
    var result = ["kind\tnibs\trefused\tvalues right\t%\t% of compiled\twholly equal\tbytes equal"]
    for (kind, row) in rows.sorted(by: { $0.key < $1.key }) { result.append(Self.line(kind, row)) }
    if each { result += lines.sorted() }
    for (miss, values) in misses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(count) {
      result.append("\(values)\t\(miss)")
    }
    return result.joined(separator: "\n") + "\n"
  }

  private static func line(_ kind: String, _ row: Row) -> String {
    let share = Double(row.right) * 100 / Double(max(1, row.values))
    let compiled = Double(row.right) * 100 / Double(max(1, row.compiledValues))
    return "\(kind)\t\(row.nibs)\t\(row.refused)\t\(row.right) of \(row.values)\t"
      + String(format: "%.2f\t%.2f", share, compiled) + "\t\(row.equal)\t\(row.bytes)"
  }
}

import Foundation
import IBTestSupport
import LinearSolver
import SystemFile
import Testing

/// Minimal sums of deviations by GLPK's `glpsol`, a linear programming solver that shares nothing with ours.
enum GLPK {
  /// What a disabled test says.
  static let absence: Comment = "glpsol is not installed; Debian has it in the package glpk-utils"

  /// The program, if it is on the search path.
  static let program = Machine.program("glpsol")

  /// One question: how small can the sum of deviations of the goal rows be?
  struct Problem {
    var goal: [ConstraintSystem.Row]
    /// Rows that must hold.
    var held: [ConstraintSystem.Row] = []
    /// Groups of rows whose sums of deviations may be at most a bound.
    var bounded: [(rows: [ConstraintSystem.Row], bound: Double)] = []
  }

  enum Failure: Error {
    case noProgram, noAnswer(String)
  }

  /// The least sum for each problem. They share nothing, so one run of the program on all of them together, minimizing
  /// the total, finds the least of each.
  static func leastSums(_ problems: [Problem]) throws -> [Double] {
    guard let program else { throw Failure.noProgram }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.lp"), folder.appendingPathComponent("out.txt"))
    var text = ProblemText()
    for problem in problems { text.add(problem) }
    try text.whole.write(to: input, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = program
    process.arguments = ["--lp", input.path, "--write", output.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let answer = try String(contentsOf: output, encoding: .utf8)
    return try sums(in: answer, rows: text.costRows)
  }

  /// Reads the activities of some rows from lines `i <row> <status> <activity> <dual>`, after `s bas <rows> <columns>
  /// <primal status> <dual status> <objective>`, where `f f` stands for an optimum.
  private static func sums(in answer: String, rows: [Int]) throws -> [Double] {
    var activities: [Int: Double] = [:]
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "s", words.count < 6 || words[4] != "f" || words[5] != "f" {
        throw Failure.noAnswer(String(line))
      }
      if words.first == "i", words.count >= 4, let row = Int(words[1]) { activities[row] = Double(words[3]) }
    }
    return try rows.map { row in
      guard let activity = activities[row] else { throw Failure.noAnswer("row \(row)") }
      return activity
    }
  }
}

/// Problems in the CPLEX LP format, side by side, with one row more for each that sums up its cost.
private struct ProblemText {
  /// For each problem the number, from 1 up, of the row that is its cost.
  private(set) var costRows: [Int] = []
  private var rowCount = 0
  private var deviationCount = 0
  private var rows: [String] = []
  private var variables: Set<String> = []

  var whole: String {
    let objective = costRows.indices.map { "+ z\($0)" }.joined(separator: "\n")
    let free = variables.sorted().map { "\($0) free" }.joined(separator: "\n")
    return "minimize\n\(objective)\nsubject to\n\(rows.joined(separator: "\n"))\nbounds\n\(free)\nend\n"
  }

  mutating func add(_ problem: GLPK.Problem) {
    let prefix = "p\(costRows.count)x"
    for row in problem.held { add(terms(row, prefix), row.relation, row.constant) }
    for (group, bound) in problem.bounded { add(deviations(of: group, prefix), .lessThanOrEqual, bound) }
    add(deviations(of: problem.goal, prefix) + ["- z\(costRows.count)"], .equal, 0)
    // The cost itself as a row, so that its value is printed.
    add(["+ z\(costRows.count)"], .greaterThanOrEqual, 0)
    costRows.append(rowCount)
  }

  /// Adds rows with a deviation on each side that costs, and returns the sum of the deviations.
  private mutating func deviations(of group: [ConstraintSystem.Row], _ prefix: String) -> [String] {
    var sum: [String] = []
    for row in group {
      var left = terms(row, prefix)
      if row.relation != .lessThanOrEqual { sum.append(deviation("+", in: &left)) }
      if row.relation != .greaterThanOrEqual { sum.append(deviation("-", in: &left)) }
      add(left, row.relation, row.constant)
    }
    return sum
  }

  private mutating func deviation(_ sign: String, in left: inout [String]) -> String {
    deviationCount += 1
    left.append("\(sign) d\(deviationCount)")
    return "+ d\(deviationCount)"
  }

  /// The left side, a variable that occurs twice with the sum of its coefficients.
  private mutating func terms(_ row: ConstraintSystem.Row, _ prefix: String) -> [String] {
    var coefficients: [Int: Double] = [:]
    for term in row.terms { coefficients[term.variable.index, default: 0] += term.coefficient }
    return coefficients.sorted { $0.key < $1.key }.map { index, coefficient in
      variables.insert("\(prefix)\(index)")
      return "\(coefficient < 0 ? "-" : "+") \(abs(coefficient)) \(prefix)\(index)"
    }
  }

  private mutating func add(_ terms: [String], _ relation: Relation, _ constant: Double) {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    // A row of no terms would be no row; a variable that costs nothing and takes part nowhere else makes it one.
    let left = terms.isEmpty ? ["+ 0 nothing"] : terms
    rowCount += 1
    rows.append("r\(rowCount): \(left.joined(separator: "\n")) \(sign) \(constant)")
  }
}

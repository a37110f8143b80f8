import Foundation
import IBTestSupport
import Testing

/// The recipes of `Integrations` that need nothing but a shell; `make integrations-test` has the others.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct RecipeTests {
  private static let recipes = ExampleProject.root.appending(path: "Integrations")

  private struct Tasks: Decodable {
    struct Pattern: Decodable {
      let regexp: String
      let file: Int
      let line: Int
      let column: Int
      let severity: Int
      let message: Int
      let code: Int
    }
    struct Matcher: Decodable { let pattern: Pattern }
    struct Task: Decodable {
      let command: String
      let problemMatcher: Matcher
    }
    let tasks: [Task]
  }

  /// VS Code's regular expressions are JavaScript's; this one means the same to Foundation.
  @Test func theProblemMatcherOfVSCodeMatchesEveryLine() throws {
    let data = try Data(contentsOf: Self.recipes.appending(path: "Editors/tasks.json"))
    let task = try #require(JSONDecoder().decode(Tasks.self, from: data).tasks.first)
    let pattern = task.problemMatcher.pattern
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    let project = try ExampleProject()
    try project.write("<document><view></document>", to: "App/My (old) view.xib")
    let lines = try project.run("\(task.command) App").output.split(separator: "\n").map(String.init)
    var codes: [String] = []
    for line in lines {
      let match = try #require(expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)), "\(line)")
      func group(_ number: Int) -> String {
        Range(match.range(at: number), in: line).map { String(line[$0]) } ?? ""
      }
      #expect(["App/Main.storyboard", "App/My (old) view.xib"].contains(group(pattern.file)))
      #expect(Int(group(pattern.line)) != nil && Int(group(pattern.column)) != nil)
      #expect(["error", "warning", "note"].contains(group(pattern.severity)))
      #expect(!group(pattern.message).isEmpty)
      codes.append(group(pattern.code))
    }
    // A note that belongs to a finding names no rule.
    let rules = codes.filter { !$0.isEmpty }
    #expect(rules.count == 3 && rules.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } }, "\(codes)")
  }

  @Test func thePhaseOfXcodeReportsWholePathsAndGoesOnWithoutKeyline() throws {
    let script = Self.recipes.appending(path: "Xcode/run-script.sh").path
    let project = try ExampleProject()
    let found = try project.run("mv App 'My App'; SRCROOT=\"$PWD/My App\" sh '\(script)'")
    #expect(found.status == 0)
    let lines = found.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("/") && $0.contains("/My App/Main.storyboard:") })
    let missing = try project.run("PATH=/nowhere HOME=/nowhere SRCROOT=. /bin/sh '\(script)'")
    #expect(missing.status == 0 && missing.output.hasPrefix("warning: keyline is not installed"))
    #expect(try project.run("echo '<a>' > App.xib; SRCROOT=\"$PWD\" sh '\(script)'").status == 1)
  }
}

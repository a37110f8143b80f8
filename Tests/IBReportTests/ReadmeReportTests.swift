import Foundation
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax
import Testing

/// The report that the README shows is what the sample gives.
@Suite struct ReadmeReportTests {
  @Test func theReportInTheReadmeIsFresh() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Samples/SizeClasses.storyboard"
    let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
    let document = try #require(SyntaxParser.parse(source).0.flatMap(Document.init))
    let report = text(ReportMarkdownEmitter().render(ProjectComparison([.whole(document, source)])))
    let shown = report.components(separatedBy: "\n<details>")[0]
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let lines = readme.components(separatedBy: "\n").map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    #expect(!shown.isEmpty && lines.joined(separator: "\n").contains(shown))
  }
}

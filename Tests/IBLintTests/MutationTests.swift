import IBLint
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@Suite struct MutationTests {
  /// Minutes after which a test that should take seconds has hung.
  private static let fuse = 10
  /// Ten thousand mutants in all.
  private static let perSeed = 1000
  private static let originals: [[UInt8]] =
    RuleRegistry.ofDocuments.flatMap { [Array($0.info.bad.utf8), Array($0.info.good.utf8)] }
  private static let rules = RuleSet(RuleRegistry.ofDocuments.map { $0.asInExamples })
  /// Those of all rules are laid out in one configuration, those of the rules over layouts in all four.
  private static let settings = LintSettings(layout: LayoutSettings([LayoutSettings.usual.configurations[0]]))

  private static func lint(_ tree: SyntaxTree) -> [Finding] {
    Linter.lint(tree, rules: rules, settings: settings, surroundings: .documentAlone)
  }

  /// A mutant has either a tree, and any number of findings in it, or exactly one finding that says why not.
  @Test(.timeLimit(.minutes(fuse)), arguments: 1...10)
  func everyMutantIsJudged(_ seed: Int) throws {
    var mutants = Mutants(of: Self.originals, seed: UInt64(seed))
    for _ in 0..<Self.perSeed {
      guard let bytes = mutants.next() else { break }
      let (tree, reading) = SyntaxParser.parse(SourceFile(path: "mutant.xib", bytes: bytes))
      let findings = reading + (tree.map { Self.lint($0) } ?? [])
      if tree == nil { #expect(reading.count == 1, "\(String(decoding: bytes, as: UTF8.self))") }
      let isSensible = findings.allSatisfy { finding in
        finding.range.upper <= bytes.count && !finding.message.isEmpty && RuleCatalog.info(finding.rule) != nil
      }
      #expect(isSensible)
    }
  }

  /// Documents with layouts to solve, hostile numbers in them.
  @Test func mutantsWithLayoutsAreJudged() throws {
    let layoutRules = RuleRegistry.all.filter { $0.info.category == "layout" }.map { $0.asInExamples }
    var mutants = Mutants(of: layoutRules.flatMap { [Array($0.info.bad.utf8), Array($0.info.good.utf8)] }, seed: 7)
    let rules = RuleSet(layoutRules)
    var found = 0
    for _ in 0..<Self.layoutMutants {
      guard let bytes = mutants.next() else { break }
      guard let tree = SyntaxParser.parse(SourceFile(path: "mutant.storyboard", bytes: bytes)).0 else { continue }
      let findings = Linter.lint(tree, rules: rules, surroundings: .documentAlone)
      found += findings.count
      #expect(findings.allSatisfy { $0.range.upper <= bytes.count && !$0.message.isEmpty })
    }
    #expect(found > 0)
  }

  /// A debug build takes some tens of milliseconds for each.
  private static let layoutMutants = 200

  /// Fixes of mutants leave documents, however broken what they refer to is.
  @Test func fixesOfMutantsLeaveDocuments() throws {
    var mutants = Mutants(of: Self.originals, seed: 99)
    for _ in 0..<Self.perSeed {
      guard let bytes = mutants.next() else { break }
      guard let tree = SyntaxParser.parse(SourceFile(path: "mutant.xib", bytes: bytes)).0 else { continue }
      for fix in Self.lint(tree).flatMap(
        \.fixes)
      {
        let fixed = try #require(TextEdit.apply(fix.edits, to: bytes), "\(fix.title)")
        let again = SyntaxParser.parse(SourceFile(path: "mutant.xib", bytes: fixed)).0
        #expect(again != nil, "\(fix.title): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Work that grows with the square of the length of a file would blow the fuse.
  @Test(
    .timeLimit(.minutes(fuse)),
    arguments: [
      LongFile("nesting", String(repeating: "<view id=\"a\">", count: 100_000)),
      LongFile("constraints", many("<constraint firstAttribute=\"width\" constant=\"1\" id=\"c\"/>")),
      LongFile(
        "masks",
        many(
          "<exclude reference=\"c\"/>",
          inside: "<variation key=\"default\"><mask key=\"constraints\">|</mask></variation>")),
      LongFile(
        "outlets", many("<outlet property=\"p\" destination=\"v\" id=\"o\"/>", inside: "<connections>|</connections>")),
      LongFile("conflicts", conflicts(300)),
      LongFile("open views", openViews(50)),
      LongFile("unknown names", many("<view sparkle=\"1\" id=\"a\"/>", inside: "<subviews>|</subviews>")),
    ])
  func longFilesAreJudged(_ file: LongFile) {
    let (tree, reading) = SyntaxParser.parse(SourceFile(path: "long.xib", bytes: Array(file.text.utf8)))
    let findings = tree.map { Self.lint($0) } ?? reading
    #expect(!findings.isEmpty && findings.allSatisfy { $0.range.upper <= file.text.utf8.count })
    // What is found grows with the file and not with its square.
    #expect(findings.count <= file.text.utf8.count { $0 == UInt8(ascii: "<") } * 4)
  }

  struct LongFile: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  /// A view with so many widths that cannot all hold.
  private static func conflicts(_ count: Int) -> String {
    let constraints = (0..<count).map { constraint("c\($0)", "a.width", constant: Double($0)) }.joined()
    return storyboard(scene(rootView(subviews: view("a"), constraints: constraints)))
  }

  /// So many views that nothing places.
  private static func openViews(_ count: Int) -> String {
    storyboard(scene(rootView(subviews: (0..<count).map { view("v\($0)") }.joined())))
  }

  /// A view with five thousand of the same element.
  private static func many(_ element: String, inside frame: String = "<constraints>|</constraints>") -> String {
    let parts = frame.split(separator: "|")
    let body = "\(parts[0])\(String(repeating: element, count: 5_000))\(parts[1])"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useTraitCollections="YES"><objects><view id="v">\(body)\
      </view></objects></document>
      """
  }
}

import IBLint
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@Suite struct MutationTests {
  /// Ten thousand mutants in all.
  private static let perSeed = 1000
  private static let originals: [[UInt8]] =
    RuleRegistry.all.flatMap { [Array($0.info.bad.utf8), Array($0.info.good.utf8)] }
  private static let rules = RuleRegistry.all.map { $0.asInExamples }
  /// Those of all rules are laid out in one configuration, those of the rules over layouts in all four.
  private static let settings = LintSettings(layout: LayoutSettings([LayoutSettings.usual.configurations[0]]))

  /// A mutant has either a tree, and any number of findings in it, or exactly one finding that says why not.
  @Test(arguments: 1...10)
  func everyMutantIsJudged(_ seed: Int) throws {
    var mutants = Mutants(of: Self.originals, seed: UInt64(seed))
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for _ in 0..<Self.perSeed {
      guard let bytes = mutants.next() else { break }
      let start = clock.now
      let (tree, reading) = SyntaxParser.parse(SourceFile(path: "mutant.xib", bytes: bytes))
      let findings =
        reading
        + (tree.map { Linter.lint($0, rules: Self.rules, settings: Self.settings, surroundings: .documentAlone) } ?? [])
      slowest = max(slowest, clock.now - start)
      if tree == nil { #expect(reading.count == 1, "\(String(decoding: bytes, as: UTF8.self))") }
      let isSensible = findings.allSatisfy { finding in
        finding.range.upper <= bytes.count && !finding.message.isEmpty && RuleCatalog.info(finding.rule) != nil
      }
      #expect(isSensible)
    }
    #expect(slowest < .seconds(2))
  }

  /// Documents with layouts to solve, hostile numbers in them.
  @Test func mutantsWithLayoutsAreJudged() throws {
    let layoutRules = RuleRegistry.all.filter { $0.info.category == "layout" }.map { $0.asInExamples }
    var mutants = Mutants(of: layoutRules.flatMap { [Array($0.info.bad.utf8), Array($0.info.good.utf8)] }, seed: 7)
    var found = 0
    for _ in 0..<Self.layoutMutants {
      guard let bytes = mutants.next() else { break }
      guard let tree = SyntaxParser.parse(SourceFile(path: "mutant.storyboard", bytes: bytes)).0 else { continue }
      let findings = Linter.lint(tree, rules: layoutRules, surroundings: .documentAlone)
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
      for fix in Linter.lint(tree, rules: Self.rules, settings: Self.settings, surroundings: .documentAlone).flatMap(
        \.fixes)
      {
        let fixed = try #require(TextEdit.apply(fix.edits, to: bytes), "\(fix.title)")
        let again = SyntaxParser.parse(SourceFile(path: "mutant.xib", bytes: fixed)).0
        #expect(again != nil, "\(fix.title): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// What grows with the square of the length of a file would be felt here.
  @Test(arguments: [
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
  func longFilesTakeNoLongTime(_ file: LongFile) {
    let clock = ContinuousClock()
    let start = clock.now
    let (tree, _) = SyntaxParser.parse(SourceFile(path: "long.xib", bytes: Array(file.text.utf8)))
    if let tree { _ = Linter.lint(tree, rules: Self.rules, settings: Self.settings, surroundings: .documentAlone) }
    // Built without optimisation the same work takes some twenty times as long as it does for users.
    #expect(clock.now - start < .seconds(20), "\(file)")
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

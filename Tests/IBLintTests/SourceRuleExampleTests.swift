import IBCode
import IBLint
import IBSource
import Testing

/// The examples of the rules about sources and property lists.
@Suite struct SourceRuleExampleTests {
  @Test(arguments: RuleRegistry.ofSources.map(\.info))
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ info: RuleInfo) throws {
    let found = try findings(info.bad, info)
    #expect(found.count == 1 && found.allSatisfy { $0.rule == info.id && $0.severity == info.severity })
    #expect(try findings(info.good, info).isEmpty)
  }

  /// What a rule finds in the files of an example: texts, each after a line `-- path --`.
  private func findings(_ example: String, _ info: RuleInfo) throws -> [Finding] {
    var files: [(path: String, text: String)] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        files.append((String(line.dropFirst(3).dropLast(3)), ""))
      } else {
        try #require(!files.isEmpty)
        files[files.count - 1].text += line + "\n"
      }
    }
    var names = ProjectNames()
    for file in files where file.path.hasSuffix(".storyboard") {
      names.add(ProjectNames.Document(Array(file.text.utf8), path: file.path))
    }
    let sources = files.filter { $0.path.hasSuffix(".swift") }.map { CodeFile(Array($0.text.utf8), .swift) }
    let other = CodeFile(Array("class Shop {}".utf8), .swift)
    let index = CodeIndex(sources + [other], hasDependencies: false)
    let facts = try #require(CodeFacts(sources: index, names: names))
    let rules = RuleSet(RuleRegistry.ofSources.filter { $0.info.id == info.id })
    return files.flatMap { path, text -> [Finding] in
      let uses = path.hasSuffix(".plist") ? InfoPropertyList.uses(in: Array(text.utf8)) : []
      let file = path.hasSuffix(".swift") ? CodeFile(Array(text.utf8), .swift).uses : uses
      return Linter.check(SourceSubject(file, facts), at: path, rules: rules)
    }
  }
}

import IBCode
import IBModel
import IBProject
package import IBSource
import IBSyntax
import PropertyLists

/// The findings of a rule in its bad example, for the page of the rule.
package struct RuleExample {
  package let source: SourceFile
  package let findings: [Finding]

  /// The first file with findings; nil for a rule without examples.
  package init?(_ info: RuleInfo) {
    guard !info.bad.isEmpty else { return nil }
    if let catalog = ExampleCatalog(info.bad) {
      let found = Self.findings(of: info, in: catalog)
      guard let path = found.first?.file else { return nil }
      source = SourceFile(path: path, bytes: catalog.files[path] ?? [])
      findings = found.filter { $0.file == path }
    } else {
      source = SourceFile(path: Self.path(info.bad), bytes: Array(info.bad.utf8))
      findings = Self.findings(of: info, in: source)
      if findings.isEmpty { return nil }
    }
  }

  /// What a rule about sources, catalogs or projects finds in the files of an example.
  package static func findings(of info: RuleInfo, in catalog: ExampleCatalog) -> [Finding] {
    if info.id == UnbuiltFile.info.id {
      let model = ProjectModel(root: ".", files: catalog.access) { _ in true }
      return catalog.files.keys.sorted().compactMap { UnbuiltFile.finding(in: $0, model.membership(of: $0)) }
    }
    if UnusedDocument.rules.contains(where: { $0.id == info.id }) { return findingsOfUnused(info, in: catalog) }
    let rules = RuleSet(RuleRegistry.all.filter { $0.info.id == info.id })
    return rules.hasSourceRules ? findings(in: catalog.files, rules) : catalog.findings(rules)
  }

  /// The unused documents of an example's project.
  private static func findingsOfUnused(_ info: RuleInfo, in catalog: ExampleCatalog) -> [Finding] {
    let model = ProjectModel(root: ".", files: catalog.access) { _ in true }
    let sources = catalog.files.filter { $0.key.hasSuffix(".swift") }.map { CodeFile($0.value, .swift) }
    let index = CodeIndex(sources + [CodeFile(Array("class Shop {}".utf8), .swift)], hasDependencies: false)
    guard let facts = CodeFacts(sources: index, names: ProjectNames()) else { return [] }
    return catalog.files.keys.sorted().compactMap { path in
      guard let tree = SyntaxParser.parse(SourceFile(path: path, bytes: catalog.files[path] ?? [])).0,
        let document = Document(tree)
      else { return nil }
      var surroundings = LintSurroundings.documentAlone
      surroundings.code = { facts }
      surroundings.membership = { model.membership(of: path) }
      return UnusedDocument.finding(in: document, surroundings) { $0.id == info.id }
    }
  }

  /// The findings of a rule about sources in an example's project, to which one more class is added.
  private static func findings(in files: [String: [UInt8]], _ rules: RuleSet) -> [Finding] {
    let paths = files.keys.sorted()
    var names = ProjectNames()
    for path in paths where path.hasSuffix(".storyboard") {
      names.add(ProjectNames.Document(files[path] ?? [], path: path))
    }
    let sources = paths.filter { $0.hasSuffix(".swift") }.map { CodeFile(files[$0] ?? [], .swift) }
    let index = CodeIndex(sources + [CodeFile(Array("class Shop {}".utf8), .swift)], hasDependencies: false)
    guard let facts = CodeFacts(sources: index, names: names) else { return [] }
    return paths.flatMap { path -> [Finding] in
      let bytes = files[path] ?? []
      let uses = path.hasSuffix(".plist") ? InfoValues(PropertyListFile(bytes).root).uses : []
      let used = path.hasSuffix(".swift") ? CodeFile(bytes, .swift).uses : uses
      return Linter.check(SourceSubject(used, facts), at: path, rules: rules)
    }
  }

  private static func path(_ text: String) -> String {
    text.contains("Storyboard.XIB") ? "example.storyboard" : "example.xib"
  }

  private static func findings(of info: RuleInfo, in source: SourceFile) -> [Finding] {
    let (tree, reading) = SyntaxParser.parse(source)
    let read = reading.filter { $0.rule == info.id }
    guard read.isEmpty, let tree, let rule = RuleRegistry.rule(info.id)?.asInExamples else { return read }
    return Linter.lint(
      tree, rules: RuleSet([rule]), surroundings: type(of: rule).exampleSurroundings, isWhole: true)
  }
}

import IBCode
package import IBModel
import IBProject
package import IBSource
import IBSyntax

/// The finding about a nib that the app never loads. It explains why the other findings in the file are notes.
package enum UnusedNib {
  package static let info = RuleInfo(
    id: "unused-nib", category: "project", severity: .warning, since: "0.2",
    summary: "A target builds the nib, but no source, document or property list names it.",
    rationale: """
      UIKit loads a nib by its name: the code names it, or a controller or view of the same name is used. If no source
      mentions the name, a class of that name or a part of it as text, no other document has such a class and no
      property list names the nib, the app never loads it. Its other findings are notes. Delete it, and the class
      if that is unused too. Needs a project with its sources; nothing is reported in projects that import R.swift.
      """, bad: "", good: "")

  /// Nil for a nib that may be loaded, for other documents, and where that is not known.
  package static func finding(in document: Document, _ surroundings: LintSurroundings) -> Finding? {
    let path = document.tree.source.path
    guard case .xib = document.flavor, let builders = surroundings.membership().builders,
      let facts = surroundings.code(), !facts.names.hasUnread, !importers.contains(where: facts.sources.imports)
    else { return nil }
    let name = ProjectNames.Document.name(of: path)
    // A controller without a nib of its own name loads the one named after its view.
    let names = name.hasSuffix("View") ? [name, "\(name)Controller"] : [name]
    let sources = facts.sources
    guard !builders.namesNib(name),
      !names.contains(where: { sources.mentions($0) || sources.hasLiteral($0) || facts.names.uses($0, outside: name) }),
      !sources.asksForNib(name), !parts(of: name).contains(where: sources.hasLiteral)
    else { return nil }
    var reporter = Reporter(info, file: path)
    reporter.report(
      "no source, document or property list names the nib '\(name.shortened)' or uses a class of that name: delete it",
      at: SourceRange(0, 0))
    return reporter.findings.first
  }

  /// The modules of R.swift, whose names of nibs are made by a build.
  private static let importers = ["Rswift", "RswiftResources"]

  /// The texts that code may put together to the name, by its words: `_iPad`, `%@_iPad`, `Price`, `Price%@`.
  private static func parts(of name: String) -> [String] {
    let characters = Array(name)
    return characters.indices.dropFirst().flatMap { index -> [String] in
      let isBoundary = characters[index].isUppercase != characters[index - 1].isUppercase || !characters[index].isLetter
      guard isBoundary else { return [] }
      let (head, tail) = (String(characters[..<index]), String(characters[index...]))
      let heads = head.count < shortestPart ? [] : [head, "\(head)%@", "\(head)%d", "\(head)%ld"]
      return heads + (tail.count < shortestPart ? [] : [tail, "%@\(tail)"])
    }
  }

  private static let shortestPart = 3
}

extension Builders {
  /// Whether the property list of a target has the nib as a main or launch screen.
  fileprivate func namesNib(_ name: String) -> Bool {
    targets.lazy.flatMap(\.configurations).contains { configuration in
      let info = configuration.info
      return info.mainNibs.contains(name)
        || (info.launchStoryboards + info.mainStoryboards).contains { $0.text == name }
    }
  }
}

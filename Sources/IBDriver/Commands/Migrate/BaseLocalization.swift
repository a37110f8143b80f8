import IBCompare
import IBModel
import IBProject
import IBSource
import IBSyntax
import IBTexts

/// `keyline migrate base-localization`: converts a document with a copy for each language.
///
/// The result is one document in `Base.lproj` with `.strings` files. The copies are not removed: only people can decide
/// about differences in layout, and only Xcode can add the files to the project.
struct BaseLocalization {
  static let name = "base-localization"
  static let summary = "merge the copies of a document for each language into one document with .strings files"

  private let session: Session
  private let reader: SourceReader
  private let projects: AssetProvider
  private let mode: MigrationSettings.Mode

  /// A document and its copies, by the names of their folders.
  private struct Family {
    /// The path of the folder that contains the language folders, with a slash at its end; empty for the current
    /// folder.
    let around: Substring
    /// The name of the file.
    let file: Substring
    var copies: [String: InputFile] = [:]

    func path(in language: String) -> String { "\(around)\(language).lproj/\(file)" }
  }

  /// A file to write.
  private typealias Result = (path: String, bytes: [UInt8])

  private enum Outcome: Equatable {
    case unchanged, changed, refused, unreadable
  }

  private static let base = "Base"

  init(_ session: Session, _ mode: MigrationSettings.Mode) {
    self.session = session
    self.mode = mode
    reader = SourceReader(world: session.world)
    projects = AssetProvider(world: session.world)
  }

  func run(_ paths: [String]) -> ExitStatus {
    let discovery = session.discover(paths)
    let outcomes = families(discovery.files).map(migrate)
    let changed = outcomes.count { $0 == .changed }
    if !session.invocation.has(.quiet) {
      let verb = mode == .write ? "migrated" : "to migrate"
      let count = Wording.count(outcomes.count, "document with copies", "documents with copies")
      session.console.report("\(count); \(changed) \(verb)")
    }
    if !discovery.failures.isEmpty || outcomes.contains(.unreadable) { return .unreadable }
    return outcomes.contains(.refused) || mode == .check && changed > 0 ? .findings : .success
  }

  /// The documents with copies in folders of languages, in the order of the files.
  private func families(_ files: [InputFile]) -> [Family] {
    var families: [Family] = []
    var places: [String: Int] = [:]
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, let name = parts.last, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      let around = file.path.dropLast(parts[parts.count - 2].count + name.count + 1)
      let place = places["\(around)\(name)"] ?? families.count
      if place == families.count { families.append(Family(around: around, file: name)) }
      places["\(around)\(name)"] = place
      families[place].copies[String(parts[parts.count - 2].dropLast(".lproj".count))] = file
    }
    return families.filter { $0.copies.keys.contains { $0 != Self.base } }
  }

  private func migrate(_ family: Family) -> Outcome {
    let languages = family.copies.keys.filter { $0 != Self.base }.sorted()
    guard let source = source(of: family) else {
      let known = Wording.list(languages)
      session.console.complain(
        "\(family.around)\(family.file): skipped: it has copies in \(known), but none in the project's language")
      return .refused
    }
    guard let document = document(family.copies[source]) else { return .unreadable }
    var results: [Result] = source == Self.base ? [] : [(family.path(in: Self.base), document.tree.source.bytes)]
    var lines: [String] = []
    var isWhole = true
    for language in languages where language != source {
      let stem = family.file.split(separator: ".").first ?? family.file
      let path = "\(family.around)\(language).lproj/\(stem).strings"
      if session.world.kind(path) != nil {
        lines.append("  \(path): already exists; skipped")
        isWhole = false
        continue
      }
      guard let copy = self.document(family.copies[language]) else { return .unreadable }
      let localized = LocalizedCopy(copy, of: document)
      results.append((path, Array(localized.strings.utf8)))
      lines += report(localized, copy, path)
    }
    for (path, bytes) in results where mode == .write {
      if let slash = path.lastIndex(of: "/"), let failure = session.world.makeFolder(String(path[..<slash])) {
        session.console.complain(failure)
        return .unreadable
      }
      if let failure = session.world.store(path, bytes, nil) {
        session.console.complain(failure)
        return .unreadable
      }
    }
    if !results.isEmpty, source != Self.base {
      lines.insert("  \(family.path(in: Self.base)): copied from \(source).lproj", at: 0)
    }
    print(family, lines, copies: languages.map(family.path))
    return results.isEmpty ? isWhole ? .unchanged : .refused : .changed
  }

  /// The folder of the document to keep: `Base.lproj`, otherwise that of the project's language, otherwise the English
  /// one.
  private func source(of family: Family) -> String? {
    if family.copies[Self.base] != nil { return Self.base }
    let folders = family.copies.keys.sorted()
    let path = folders.first.map(family.path) ?? ""
    let written = projects.projects(around: path).developmentLanguages.map(\.tag)
    return (written.isEmpty ? ["en", "english"] : written).lazy.compactMap { tag in
      folders.first { Language($0)?.tag == tag }
    }.first
  }

  /// The document in a file; nil, after an error message, if the file has findings or cannot be read.
  private func document(_ file: InputFile?) -> Document? {
    guard let file else { return nil }
    let reading = reader.read(file, for: .objects)
    if case .document(let document, let findings) = reading, findings.isEmpty { return document }
    session.console.complain("\(file.path): cannot read the file; 'keyline lint' reports the reason")
    return nil
  }

  private func report(_ localized: LocalizedCopy, _ copy: Document, _ path: String) -> [String] {
    var lines = ["  \(path): \(Wording.count(localized.joined, "text")) from the copy"]
    if !localized.missing.isEmpty {
      lines.append(
        "    missing from the copy, so not translated: \(Wording.list(localized.missing, atMost: Self.longestList))")
    }
    if !localized.lost.isEmpty {
      lines.append("    only in the copy, so lost: \(Wording.list(localized.lost, atMost: Self.longestList))")
    }
    let others = DocumentDiff(.init(localized.translated), .init(copy)).changes.count
    if others > 0 {
      lines.append("    \(Wording.count(others, "object differs", "objects differ")) in more than text")
    }
    return lines
  }

  private static let longestList = 4

  private func print(_ family: Family, _ lines: [String], copies: [String]) {
    guard !lines.isEmpty else { return }
    let verb = mode == .write ? "migrated" : "to migrate"
    let rest = "  then add the files to the project in Xcode and delete \(Wording.list(copies))"
    let text = (["\(family.around)\(family.file): \(verb)"] + lines + [rest]).map { $0.onOneLine + "\n" }.joined()
    _ = session.world.output(Array(text.utf8))
  }
}

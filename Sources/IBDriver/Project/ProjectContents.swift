import IBCode
import IBLint
import IBProject
import IBSource

/// What the sources, documents and lists of a project contain, with their printed paths.
struct ProjectContents: Sendable {
  private(set) var sources: [CodeFile] = []
  /// Nil stands for a document that cannot be read.
  private(set) var documents: [(path: String, document: ProjectNames.Document?)] = []
  /// The words in the property lists of targets.
  private(set) var lists: [(path: String, words: Set<ByteHash>)] = []
  /// The texts in other property lists and in JSON files.
  private(set) var data: [(path: String, texts: CodeMentions)] = []

  var paths: [String] { sources.map(\.path) + documents.map(\.path) + lists.map(\.path) + data.map(\.path) }

  /// The names in the documents, lists and data.
  var names: ProjectNames {
    var names = ProjectNames(documents.map(\.document))
    for list in lists { names.listed.formUnion(list.words) }
    for file in data { names.data.add(file.texts) }
    return names
  }

  mutating func add(_ source: CodeFile) { sources.append(source) }

  mutating func add(_ document: ProjectNames.Document?, _ path: String) { documents.append((path, document)) }

  mutating func addList(_ words: Set<ByteHash>, _ path: String) { lists.append((path, words)) }

  mutating func addData(_ texts: CodeMentions, _ path: String) { data.append((path, texts)) }

  /// The contents that belong to each group of projects.
  ///
  /// - Parameter homes: the groups to which the file at a path belongs.
  func parts(_ homes: (_ path: String) -> Set<String>) -> [String: ProjectContents] {
    var parts: [String: ProjectContents] = [:]
    func divide(_ path: String, _ add: (inout ProjectContents) -> Void) {
      for group in homes(path) { add(&parts[group, default: ProjectContents()]) }
    }
    for source in sources { divide(source.path) { $0.add(source) } }
    for (path, document) in documents { divide(path) { $0.add(document, path) } }
    for (path, words) in lists { divide(path) { $0.addList(words, path) } }
    for (path, texts) in data { divide(path) { $0.addData(texts, path) } }
    return parts
  }
}

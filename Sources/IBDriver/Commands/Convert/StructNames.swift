import IBConvert
import IBSource
import IBSyntax

/// The names of the structs of a run, chosen so that the files of a project compile together.
///
/// A document's names differ from the names of earlier documents, and from the classes that this or an earlier document
/// names.
struct StructNames: Sendable {
  /// For each lower case name, the first document that gives it to a struct, and the first that names such a class.
  ///
  /// Documents are numbered in the order of the files.
  private var owners: [String: Int] = [:]
  private var classes: [String: Int] = [:]
  /// The cells that are top-level views of their documents.
  private(set) var cells: [ConvertedCell] = []

  static func read(
    _ files: [InputFile], _ reader: SourceReader, _ options: @escaping @Sendable (String) -> ConversionOptions,
    width: Int
  ) async -> StructNames {
    var names = StructNames()
    // Standard input can be read only once.
    guard files.count > 1, !files.contains(where: { $0.origin == .standardInput }) else { return names }
    var place = 0
    await OrderedFanOut.run(
      files, width: width, work: { file in (file, reader.read(file)) },
      receive: { file, reading in
        if case .document(let document, _) = reading {
          for name in ScreenNames.classes(in: document) { names.classes.first(name, place) }
          let own = DocumentConverter.names(
            in: document, options(file.path), isTaken: names.taken(before: place))
          for name in own.all { names.owners.first(name, place) }
          names.cells += own.cells
        }
        reader.keep(reading, of: file)
        place += 1
      })
    return names
  }

  /// Whether a lower case name is taken outside a document.
  ///
  /// - Parameter place: the number of the document among the files.
  func taken(before place: Int) -> @Sendable (String) -> Bool {
    { [owners, classes] name in owners[name].map { $0 < place } ?? false || classes[name].map { $0 <= place } ?? false }
  }
}

extension [String: Int] {
  fileprivate mutating func first(_ name: String, _ place: Int) {
    let word = name.lowercased()
    self[word] = self[word] ?? place
  }
}

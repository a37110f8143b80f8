import IBLayout
import IBModel
import IBTestSupport

@testable import IBConvert

/// The files of all scenes of a document, laid out in the four size classes.
func convertedFiles(_ text: String, _ options: ConversionOptions = ConversionOptions()) throws -> [ConvertedFile] {
  let document = try model(text)
  let columns = LayoutEngine(document, .documentAlone)
    .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
  let scenes = (0..<(columns.first?.count ?? 0)).compactMap { place in
    ConvertibleScene(columns.map { $0[place] }, of: document, seenCount: 4)
  }
  let converter = DocumentConverter(document, scenes, options)
  return scenes.flatMap { converter.files(of: $0) }
}

extension ConvertedFile {
  /// Whether the reader of edited files reads all of the text.
  var isRead: Bool { isReadInFull(text) }
}

extension ContainerFile {
  var isRead: Bool { isReadInFull(text) }
}

private func isReadInFull(_ text: String) -> Bool {
  let cursor = SourceCursor(text)
  guard let declarations = try? SwiftDeclarations(cursor),
    let type = declarations.all.first(where: { $0.conformances.contains("View") }),
    let tree = try? EditedTree(type, in: declarations, cursor)
  else { return false }
  return tree.problems.isEmpty
}

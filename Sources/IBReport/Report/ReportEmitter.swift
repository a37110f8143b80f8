package import IBCompare
package import IBModel

/// An output format of `keyline report`.
///
/// A report compares configurations. It is one text about all files, beginning with the screens that break, so it is
/// written after the last file was compared. Emitters print the values of `ReportArrangement` and compare nothing. A
/// page also shows each document as soon as its layouts are ready.
package protocol ReportEmitter: Sendable {
  /// The text around and between the parts of documents.
  var frame: OutputFrame { get }
  /// Whether the format also shows each document with its layouts, drawings and lint findings.
  var showsDocuments: Bool { get }
  /// The part about one document in UTF-8, a long one in several texts; called on several threads at once.
  ///
  /// - Parameters:
  ///   - layouts: made for drawing; the part lists their findings too.
  ///   - properties: the properties of the document's objects.
  ///   - images: the source of image files.
  func render(
    _ layouts: FileLayouts, outline: DocumentOutline, properties: consuming DiffOutline, images: PictureImages
  ) -> [[UInt8]]
  /// The text after the parts of documents, in UTF-8.
  ///
  /// - Parameters:
  ///   - images: the files that the documents show.
  ///   - findings: the findings that no document's part contains, file by file.
  func rest(_ images: PictureImages, findings: [FileFindings]) -> [UInt8]
  /// The comparison of all files in UTF-8.
  func render(_ report: ReportArrangement) -> [UInt8]
}

extension ReportEmitter {
  package var frame: OutputFrame { .plain }
  package var showsDocuments: Bool { false }
  package func render(
    _ layouts: FileLayouts, outline: DocumentOutline, properties: consuming DiffOutline, images: PictureImages
  ) -> [[UInt8]] { [] }
  package func rest(_ images: PictureImages, findings: [FileFindings]) -> [UInt8] { [] }
  package func render(_ report: ReportArrangement) -> [UInt8] { [] }
}

package enum ReportEmitters {
  package static let table = FormatTable<TerminalStyle, any ReportEmitter>([
    .init("text") { ReportTextEmitter(style: $0) },
    .init("markdown", aliases: ["github"]) { _ in ReportMarkdownEmitter() },
    .init("json") { _ in ReportJSONEmitter() },
    .init("html") { _ in PageEmitter() },
  ])
}

/// An output format of differences.
package protocol DiffEmitter: Sendable {
  var frame: OutputFrame { get }
  /// Whether the layouts of both versions are drawn.
  var wantsPictures: Bool { get }
  /// The part of the report about one file, in UTF-8. Called on several threads at once, never for a file without a
  /// difference.
  func render(_ diff: FileDiff) -> [UInt8]
  /// Whether `--output` names a folder, with the report and its pictures.
  var isFolder: Bool { get }
  /// The part with its files.
  func piece(_ diff: FileDiff) -> DiffPiece
  /// The text after the parts, for a format that joins them after the last file.
  func whole(_ pieces: [DiffPiece]) -> [UInt8]
}

extension DiffEmitter {
  package var wantsPictures: Bool { false }
  package var isFolder: Bool { false }
  package func piece(_ diff: FileDiff) -> DiffPiece { DiffPiece(text: render(diff)) }
  package func whole(_ pieces: [DiffPiece]) -> [UInt8] { [] }
}

/// The output formats of differences.
package enum DiffEmitters {
  package static let table = FormatTable<DiffContext, any DiffEmitter>([
    .init("text") { DiffTextEmitter(style: $0.style) },
    .init("markdown", aliases: ["github"]) { _ in DiffMarkdownEmitter() },
    .init("json") { _ in DiffJSONEmitter() },
    .init("html") { DiffHTMLEmitter(images: $0.images, versions: $0.versions) },
    .init("github-comment") { DiffCommentEmitter(images: $0.images, files: $0.files) },
  ])
}

/// The inputs of the difference formats besides the difference itself.
package struct DiffContext: Sendable {
  package let style: TerminalStyle
  /// The source of image files.
  package let images: PictureImages
  /// Makes the pictures that are files.
  package let files: DiffPictureFiles
  package let versions: ComparedVersions

  package init(
    style: TerminalStyle, images: PictureImages, files: DiffPictureFiles,
    versions: ComparedVersions = ComparedVersions()
  ) {
    self.style = style
    self.images = images
    self.versions = versions
    self.files = files
  }
}

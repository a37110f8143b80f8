import IBSource

/// The output of a format for the differences in one file.
package struct DiffPiece: Sendable {
  /// The text in UTF-8; empty for a format that joins its pieces at the end.
  package var text: [UInt8] = []
  /// Picture files next to the report.
  package var pictures: [DiffPicture] = []
  /// For a comment; nil for any other format.
  var section: CommentSection?
  /// A file's part of a page with a table of contents; nil for any other format.
  var part: (path: String, words: String, page: [UInt8])?
}

/// A picture file next to a report.
package struct DiffPicture: Hashable, Sendable {
  /// The file's name, of letters, digits, hyphens and points.
  package let name: String
  package let bytes: [UInt8]
}

/// Makes the picture files of a report, and links to them.
package struct DiffPictureFiles: Sendable {
  /// The prefix of links: empty for files in the folder of the report, otherwise an address that ends with a slash.
  package let base: String
  /// The extension of the files' names, without the point.
  package let fileExtension: String
  /// Converts a picture from SVG; nil if that fails.
  package let make: @Sendable (_ svg: [UInt8]) -> [UInt8]?

  package init(base: String, fileExtension: String, make: @escaping @Sendable (_ svg: [UInt8]) -> [UInt8]?) {
    self.base = base
    self.fileExtension = fileExtension
    self.make = make
  }

  /// A picture under a name that depends on its content, because services cache pictures by name.
  ///
  /// - Parameter words: what the picture shows.
  func picture(_ svg: [UInt8], _ words: [String]) -> DiffPicture? {
    guard let bytes = make(svg) else { return nil }
    let digits = String(ByteHash(bytes[...]).value, radix: 16)
    let name = (words.map { String($0.asIdentifier.prefix(Self.longestWord)) } + [digits]).joined(separator: "-")
    return DiffPicture(name: "\(name).\(fileExtension)", bytes: bytes)
  }

  private static let longestWord = 40
}

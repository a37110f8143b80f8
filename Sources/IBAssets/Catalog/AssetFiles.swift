/// How catalogs reach files: the builder of a project's assets supplies the functions that list folders and read files.
///
/// All functions may be called on several threads at once.
package struct AssetFiles: Sendable {
  /// An entry of a folder; a link to a folder counts as neither.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The entries of a folder in any order; empty for one that cannot be read.
  package var list: @Sendable (_ folder: String) -> [Entry]
  /// All bytes of a file; nil where it cannot be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The first bytes of a file, at most `count`; nil where it cannot be read.
  package var start: @Sendable (_ path: String, _ count: Int) -> [UInt8]?

  package init(
    list: @escaping @Sendable (String) -> [Entry], read: @escaping @Sendable (String) -> [UInt8]?,
    start: @escaping @Sendable (String, Int) -> [UInt8]?
  ) {
    self.list = list
    self.read = read
    self.start = start
  }
}

extension AssetFiles {
  /// The size and format in the header of an image; the whole file is read only where its beginning is not enough.
  package func header(_ path: String) -> ImageHeader.Reading {
    guard let start = start(path, ImageHeader.usualLength) else { return .unknown(nil) }
    let reading = ImageHeader.read(start, isWhole: start.count < ImageHeader.usualLength)
    guard reading == .incomplete, let bytes = read(path) else { return reading }
    return ImageHeader.read(bytes, isWhole: true)
  }
}

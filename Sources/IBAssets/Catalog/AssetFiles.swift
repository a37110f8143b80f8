/// The functions by which catalogs list folders and read files. Whoever creates a project's assets supplies them.
///
/// Several threads may call all functions at once.
package struct AssetFiles: Sendable {
  /// An entry of a folder. A link to a folder counts as neither a file nor a folder.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The entries of a folder in any order; empty if it cannot be read.
  package var list: @Sendable (_ folder: String) -> [Entry]
  /// All bytes of a file; nil if it cannot be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// At most `count` bytes from the start of a file; nil if it cannot be read.
  package var start: @Sendable (_ path: String, _ count: Int) -> [UInt8]?
  /// Whether git tracks a file that does not exist, because it was not checked out.
  package var isNotCheckedOut: @Sendable (_ path: String) -> Bool

  package init(
    list: @escaping @Sendable (String) -> [Entry], read: @escaping @Sendable (String) -> [UInt8]?,
    start: @escaping @Sendable (String, Int) -> [UInt8]?,
    isNotCheckedOut: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isNotCheckedOut = isNotCheckedOut
    self.list = list
    self.read = read
    self.start = start
  }
}

extension AssetFiles {
  /// The size and format in the header of an image. The whole file is read only if its first bytes do not contain them.
  package func header(_ path: String) -> ImageHeader.Reading {
    guard let start = start(path, ImageHeader.usualLength) else { return .unknown(nil) }
    let reading = ImageHeader.read(start, isWhole: start.count < ImageHeader.usualLength)
    guard reading == .incomplete, let bytes = read(path) else { return reading }
    return ImageHeader.read(bytes, isWhole: true)
  }
}

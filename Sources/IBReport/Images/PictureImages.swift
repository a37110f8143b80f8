import IBAssets
import IBModel
import Synchronization

/// The image files that pictures show. Each is read once, when a picture first shows it.
///
/// Several threads may use it at once; answers do not depend on the order of requests.
package final class PictureImages: Sendable {
  private let read: @Sendable (String) -> [UInt8]?
  private struct Known {
    /// Nil for a file that cannot be shown.
    let file: PictureFile?
    /// By scale.
    var uris: [Int: String] = [:]
  }

  /// By path.
  private let known = Mutex<[String: Known]>([:])

  /// - Parameter read: the bytes of the file at a path, as layouts name it; nil if it cannot be read.
  package init(read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// Shows no file.
  package static let none = PictureImages { _ in nil }

  /// The file as a URI with its content; nil for a file that cannot be shown.
  ///
  /// - Parameter scale: of a drawing; other files are as they are.
  package func uri(of path: String, scale: Int = 1) -> String? {
    if let uri = known.withLock({ $0[path]?.uris[scale] }) { return uri }
    guard let file = file(path)?.enlarged(scale) else { return nil }
    let uri = "data:\(file.mediaType);base64,\(Base64.text(file.bytes))"
    known.withLock { $0[path]?.uris[scale] = uri }
    return uri
  }

  private func file(_ path: String) -> PictureFile? {
    if let known = known.withLock({ $0[path] }) { return known.file }
    let file = read(path).flatMap(PictureFile.init)
    known.withLock { $0[path] = $0[path] ?? Known(file: file) }
    return file
  }

  /// How many times larger than its own size a drawing must be to be sharp: librsvg makes pixels of it at its own size,
  /// then scales these. One for other files.
  ///
  /// - Parameter size: in points.
  func drawingScale(of path: String, shownAt size: Size) -> Int {
    guard let own = file(path)?.drawingSize, own.width > 0, own.height > 0 else { return 1 }
    let pixels = max(size.width / own.width, size.height / own.height) * Self.mostPixelsPerPoint
    let most = Self.longestSide / max(own.width, own.height)
    return max(1, Int(min(pixels, most, 1_000).rounded(.up)))
  }

  /// The scale of the phones with the most pixels.
  private static let mostPixelsPerPoint = 3.0
  /// In pixels of a drawing; more than the side of a phone's screen.
  private static let longestSide = 3_000.0

  /// The requested files that can be shown, sorted by path.
  var shown: [(path: String, uri: String)] {
    known.withLock { known in
      known.compactMap { path, file in file.uris[1].map { (path, $0) } }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
  }
}

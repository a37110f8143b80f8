import IBAssets
import Synchronization

/// The image files that pictures show. Each is read once, when a picture first shows it.
///
/// Several threads may use it at once; answers do not depend on the order of requests.
package final class PictureImages: Sendable {
  private let read: @Sendable (String) -> [UInt8]?
  /// By path; nil for a file that cannot be shown.
  private let known = Mutex<[String: String?]>([:])

  /// - Parameter read: the bytes of the file at a path, as layouts name it; nil if it cannot be read.
  package init(read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// Shows no file.
  package static let none = PictureImages { _ in nil }

  /// The file as a URI with its content; nil for a file that cannot be shown.
  package func uri(of path: String) -> String? {
    if let known = known.withLock({ $0[path] }) { return known }
    let uri = read(path).flatMap(PictureFile.init).map { "data:\($0.mediaType);base64,\(Base64.text($0.bytes))" }
    known.withLock { $0[path] = .some(uri) }
    return uri
  }

  /// The requested files that can be shown, sorted by path.
  var shown: [(path: String, uri: String)] {
    known.withLock { known in
      known.compactMap { path, uri in uri.map { (path, $0) } }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
  }
}

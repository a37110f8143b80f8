import IBModel
import IBSource

extension [Double] {
  /// `120 × 121`.
  var asPixels: String { map(\.plainText).joined(separator: " × ") }
}

import Foundation

/// The reason why frames of an island are wrong or kept, as far as the view that causes it shows.
struct Cause: Hashable {
  enum State: String { case wrong, kept }

  let state: State
  /// Such as `label height in a system font, off by up to 1 pt`.
  let words: String
}

struct CauseExample {
  let path: String
  let id: String
  let ours: [Double]?
  let stored: [Double]
  /// How many views count for it, itself among them.
  let views: Int

  var text: String {
    func list(_ frame: [Double]) -> String {
      frame.map { String(format: "%g", ($0 * 100).rounded() / 100) }.joined(separator: " ")
    }
    return "\(views)\t\(path) \(id): ours \(ours.map(list) ?? "none"), stored \(list(stored))"
  }
}

/// The releases of the system that lay out alike.
package enum SystemGeneration: String, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 13 to 16.
  case iOS13
  /// iOS 17 and 18.
  case iOS17
  /// iOS 26 and later.
  case iOS26

  package static func < (a: SystemGeneration, b: SystemGeneration) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .iOS13: 0
    case .iOS17: 1
    case .iOS26: 2
    }
  }
}

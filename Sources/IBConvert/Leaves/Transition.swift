import IBLayout
import IBModel
import IBSyntax

/// The effect of a segue in SwiftUI.
struct Transition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case push
    case sheet, cover, popover
    /// Back to where the screen was shown from.
    case unwind
  }

  let kind: Kind
  /// The struct that is shown; empty for a way back.
  let destination: String

  /// The modifier that shows it where a state says so; nil for a way back.
  var modifier: String? {
    switch kind {
    case .push: "navigationDestination"
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .popover: "popover"
    case .unwind: nil
    }
  }

  /// The variable that shows the destination, without a number.
  var stateName: String { "shows\(destination.without(ending: ["View"]))" }
}

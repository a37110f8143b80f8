/// A UIKit view inside SwiftUI: step 7 of ProposalLayout.md.
package struct HostedLeaf: Hashable, Sendable {
  /// One direction of its size.
  package struct Length: Hashable, Sendable {
    /// In points; nil where the view has none.
    package var intrinsic: Double?
    package var hugging: Double
    package var resistance: Double

    package init(intrinsic: Double? = nil, hugging: Double = 250, resistance: Double = 750) {
      self.intrinsic = intrinsic
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// The class of the view; nil where it does not matter.
  package var className: String?
  package var width: Length
  package var height: Length

  package init(_ className: String? = nil, width: Length, height: Length) {
    self.className = className
    self.width = width
    self.height = height
  }

  /// From which priority on a view keeps its intrinsic length. Measurements/SwiftUI.md#hosted-views.
  private static let deciding = 750.0

  private static func length(_ length: Length, offered: Double?) -> Double {
    guard let intrinsic = length.intrinsic else { return offered ?? 0 }
    guard let offered else { return intrinsic }
    let priority = offered > intrinsic ? length.hugging : length.resistance
    return priority >= deciding ? intrinsic : offered
  }
}

extension HostedLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    Size(
      width: Self.length(width, offered: proposal.width), height: Self.length(height, offered: proposal.height))
  }

  var setsBaselines: Bool { true }

  /// The first baseline of a view other than a label is its top. Measurements/SwiftUI.md#hosted-baselines.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: size(for: proposal, in: view).height
    default: nil
    }
  }
}

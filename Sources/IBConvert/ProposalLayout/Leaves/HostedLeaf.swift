/// A UIKit view inside SwiftUI: step 7 of ProposalLayout.md.
struct HostedLeaf: Hashable, Sendable, NodeLayout {
  struct Length: Hashable, Sendable {
    var intrinsic: Double?
    var hugging = 250.0
    var resistance = 750.0

    /// A length that the view keeps, whatever it is offered.
    static func rigid(_ length: Double?) -> Length { Length(intrinsic: length, hugging: 1000, resistance: 1000) }

    /// A length that follows the offer.
    static func open(_ length: Double?) -> Length { Length(intrinsic: length, hugging: 0, resistance: 0) }
  }

  /// The class of the view; nil if it does not matter.
  var className: String?
  var width = Length()
  var height = Length()

  /// The lowest priority at which a view keeps its intrinsic length. Source: Measurements/SwiftUI.md#hosted-views.
  private static let deciding = 750.0

  private static func length(_ length: Length, offered: Double?) -> Double {
    guard let intrinsic = length.intrinsic else { return offered ?? 0 }
    guard let offered else { return intrinsic }
    let priority = offered > intrinsic ? length.hugging : length.resistance
    return priority >= deciding ? intrinsic : offered
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    Size(
      width: Self.length(width, offered: proposal.width), height: Self.length(height, offered: proposal.height))
  }

  /// The guides of the view. Except for a label, the first baseline is the top. Source:
  /// Measurements/SwiftUI.md#hosted-baselines.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: size(for: proposal, in: view).height
    default: nil
    }
  }
}

/// A modifier of a view: it acts as a view around it. It is `indirect` for the same reason as `ViewContent`.
package indirect enum ViewModifier: Hashable, Sendable {
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case padding(Padding)
  case fixedSize(FixedSize)
  case aspectRatio(AspectRatio)
  case layoutPriority(LayoutPriority)
  case alignmentGuide(GuideValue)
  case backdrop(Backdrop)
  case offset(Offset)
  case position(Position)
  case safeAreaBar(SafeAreaBar)
  case safeAreaPadding(SafeAreaPadding)
  case ignoresSafeArea(SafeAreaIgnoring)
  case relativeFrame(ContainerShare)
  case gridCell(GridCellSettings)
  case layoutDirection(DirectionChange)
  case hidden(Hidden)
  case neutral(Neutral)

  var layout: any NodeLayout {
    switch self {
    case .frame(let modifier): modifier
    case .flexibleFrame(let modifier): modifier
    case .padding(let modifier): modifier
    case .fixedSize(let modifier): modifier
    case .aspectRatio(let modifier): modifier
    case .layoutPriority(let modifier): modifier
    case .alignmentGuide(let modifier): modifier
    case .backdrop(let modifier): modifier
    case .offset(let modifier): modifier
    case .position(let modifier): modifier
    case .safeAreaBar(let modifier): modifier
    case .safeAreaPadding(let modifier): modifier
    case .ignoresSafeArea(let modifier): modifier
    case .relativeFrame(let modifier): modifier
    case .gridCell(let modifier): modifier
    case .layoutDirection(let modifier): modifier
    case .hidden(let modifier): modifier
    case .neutral(let modifier): modifier
    }
  }

  /// SwiftUI's name of the modifier.
  package var name: String {
    switch self {
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide: "alignmentGuide"
    case .backdrop(let backdrop): backdrop.side.rawValue
    case .offset: "offset"
    case .position: "position"
    case .safeAreaBar: "safeAreaInset"
    case .safeAreaPadding: "safeAreaPadding"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .relativeFrame: "containerRelativeFrame"
    case .gridCell: "gridCell"
    case .layoutDirection: "layoutDirection"
    case .hidden: "hidden"
    case .neutral(let modifier): String(modifier.source.prefix { $0 != "(" })
    }
  }
}

/// A modifier of a view. In the layout, it is a view around the modified one.
enum ViewModifier: Hashable, Sendable {
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case padding(Padding)
  case fixedSize(FixedSize)
  case aspectRatio(AspectRatio)
  case layoutPriority(LayoutPriority)
  case backdrop(Backdrop)
  case offset(Offset)
  case ignoresSafeArea(SafeAreaIgnoring)
  case neutral(Neutral)

  /// The flexible frame; nil for another modifier.
  var flexibleFrame: FlexibleFrame? {
    get { if case .flexibleFrame(let frame) = self { frame } else { nil } }
    set { if let newValue { self = .flexibleFrame(newValue) } }
  }

  var layout: any NodeLayout {
    switch self {
    case .frame(let modifier): modifier
    case .flexibleFrame(let modifier): modifier
    case .padding(let modifier): modifier
    case .fixedSize(let modifier): modifier
    case .aspectRatio(let modifier): modifier
    case .layoutPriority(let modifier): modifier
    case .backdrop(let modifier): modifier
    case .offset(let modifier): modifier
    case .ignoresSafeArea(let modifier): modifier
    case .neutral(let modifier): modifier
    }
  }
}

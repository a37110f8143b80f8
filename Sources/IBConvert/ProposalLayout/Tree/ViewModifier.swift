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

import IBModel
import IBTestSupport

@testable import IBConvert

/// Trees of any views and modifiers, the same for the same seed.
struct RandomTree {
  let tree: ViewNode
  let size: Size
  let insets: EdgeInsets
  let generation: SwiftUIGeneration

  init(seed: Int) {
    var maker = Maker(dice: SplitMix(seed: UInt64(seed)))
    tree = maker.view(depth: 0)
    size = Size(width: maker.length(700), height: maker.length(700))
    insets = EdgeInsets(
      top: maker.length(60), leading: maker.length(30), bottom: maker.length(40), trailing: maker.length(30))
    generation = maker.dice.pick([SwiftUIGeneration.first, .second, .third])
  }

  func layout(_ tree: ViewNode? = nil, _ direction: LayoutDirection = .leftToRight) -> TreeLayout {
    var environment = ViewEnvironment()
    environment.text = FixedPitch()
    environment.generation = generation
    environment.direction = direction
    return TreeLayout(
      tree ?? self.tree, in: TreeRequest(size: size, safeAreaInsets: insets, environment: environment))
  }
}

/// What a tree is made with.
private struct Maker {
  var dice: SplitMix

  mutating func length(_ most: Double) -> Double { (Double.random(in: 0...most, using: &dice) * 4).rounded() / 4 }

  mutating func maybe(_ most: Double) -> Double? { Bool.random(using: &dice) ? length(most) : nil }

  private mutating func alignment() -> Alignment { dice.pick(Alignment.named.map(\.alignment)) }

  private mutating func children(_ depth: Int) -> [ViewNode] {
    (0..<Int.random(in: 0...3, using: &dice)).map { _ in view(depth: depth + 1) }
  }

  mutating func view(depth: Int) -> ViewNode {
    var view = depth < 3 && (depth == 0 || Int.random(in: 0...depth + 1, using: &dice) == 0) ? container(depth) : leaf()
    for _ in 0..<Int.random(in: 0...3, using: &dice) { view = modified(view, depth) }
    return view
  }

  private mutating func leaf() -> ViewNode {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: .spacer(minLength: maybe(30))
    case 1: .divider
    case 2, 3:
      .text(
        dice.pick(["One", "Two words", "A text of several words that wraps", "Line\nLine two"]),
        lineLimit: dice.pick([nil, 1, 2]))
    case 4: .image(Size(width: length(80), height: length(80)), resizable: Bool.random(using: &dice))
    case 5:
      ViewNode(
        .hosted(
          HostedLeaf(
            width: HostedLeaf.Length(
              intrinsic: maybe(90), hugging: dice.pick([250, 750]), resistance: dice.pick([250, 750])),
            height: HostedLeaf.Length(intrinsic: maybe(90)))))
    default: .color()
    }
  }

  private mutating func container(_ depth: Int) -> ViewNode {
    let children = children(depth)
    let spacing = maybe(20)
    switch Int.random(in: 0..<9, using: &dice) {
    case 0, 1, 2:
      return .hStack(
        alignment: dice.pick([.top, .verticalCenter, .bottom, .firstTextBaseline]), spacing: spacing, children)
    case 3, 4, 5:
      return .vStack(alignment: dice.pick([.leading, .horizontalCenter, .trailing]), spacing: spacing, children)
    case 6: return .zStack(alignment: alignment(), children)
    case 7: return .scrollView(axes: dice.pick([.vertical, .horizontal, .both]), children)
    default: return .geometryReader(children)
    }
  }

  private mutating func modified(_ view: ViewNode, _ depth: Int) -> ViewNode {
    switch Int.random(in: 0..<13, using: &dice) {
    case 0, 1: view.frame(width: maybe(200), height: maybe(200), alignment: alignment())
    case 2, 3:
      view.frame(
        minWidth: maybe(80), idealWidth: maybe(150), maxWidth: dice.pick([nil, .infinity, 120]), minHeight: maybe(80),
        idealHeight: nil, maxHeight: dice.pick([nil, .infinity, 120]), alignment: alignment())
    case 4, 5: view.padding(EdgeInsets(top: length(20), leading: length(20), bottom: length(20), trailing: -length(5)))
    case 6: view.fixedSize(dice.pick([.horizontal, .vertical, .both]))
    case 7: view.aspectRatio(dice.pick([nil, 1, 1.6]), dice.pick([.fit, .fill]))
    case 8: view.layoutPriority(dice.pick([-1, 1]))
    case 9: view.background(alignment: alignment(), [leaf()])
    case 10: view.overlay(alignment: alignment(), [leaf(), leaf()])
    case 11: view.offset(x: length(10), y: -length(10))
    default: view.ignoresSafeArea(dice.pick([.all, .horizontal, .top]))
    }
  }
}

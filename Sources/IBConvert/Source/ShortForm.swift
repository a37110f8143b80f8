/// Writes a tree with fewer modifiers. Every frame stays the same, so the proof of the tree still applies.
struct ShortForm {
  /// Whether a color that replaces a background must extend beyond the safe area, as backgrounds do.
  private let ignoresSafeArea: Bool
  /// The names of frames that are left out, with those of frames of the same size.
  private var aliases: [String: String] = [:]

  /// - Parameter atEdge: whether a view may be at an edge of the safe area.
  static func shorten(
    _ tree: inout InferredTree, ignoresSafeArea: Bool, atEdge: (String) -> Bool = { _ in true }
  ) {
    var form = ShortForm(ignoresSafeArea: ignoresSafeArea)
    tree.node = tree.node.withPlainBackgrounds(atEdge)
    tree.node = form.shortened(tree.node)
    tree.aliases.merge(form.aliases) { old, _ in old }
  }

  private init(ignoresSafeArea: Bool) { self.ignoresSafeArea = ignoresSafeArea }

  private mutating func shortened(_ node: ViewNode) -> ViewNode {
    var node = node.mapChildren { shortened($0) }
    dropClipping(&node)
    node.showColor(ignoresSafeArea: ignoresSafeArea)
    node.joinPaddings()
    return node
  }

  /// A text or a control does not extend beyond its frame, and two clipped frames of the same size are one.
  private mutating func dropClipping(_ node: inout ViewNode) {
    let isText = if case .hosted(let leaf) = node.content { leaf.className?.contains("mage") == false } else { false }
    for place in node.modifiers.indices.reversed() where node.modifiers[place].isClipping {
      guard isText || place > 0 && node.modifiers[place - 1].isClipping else { continue }
      if let (removed, kept) = node.removeModifier(at: place) { aliases[removed] = kept }
    }
  }
}

extension ViewNode {
  /// The color of an empty view is the view.
  fileprivate mutating func showColor(ignoresSafeArea: Bool) {
    guard isClear, let first = modifiers.first, case .neutral(let background) = first.modifier,
      background.source.hasPrefix("background(Color")
    else { return }
    let inside = Self.endsAtView
    let isInside = background.source.hasSuffix(inside)
    let color = background.source.dropFirst("background(".count).dropLast(isInside ? inside.count : 1)
    content = .hosted(HostedLeaf(className: String(color)))
    removeModifier(at: 0)
    if !isInside, ignoresSafeArea {
      modifiers.insert(AppliedModifier(modifier: .ignoresSafeArea(SafeAreaIgnoring())), at: 0)
    }
  }

  private var isClear: Bool {
    switch content {
    case .flexible: true
    case .hosted(let leaf): leaf.className == nil || leaf.className == "Color.clear"
    default: false
    }
  }

  /// Paddings around each other are one.
  fileprivate mutating func joinPaddings() {
    modifiers.removeAll { $0.id == nil && $0.modifier == .padding(Padding(insets: .zero)) }
    for place in modifiers.indices.dropFirst().reversed() {
      guard case .padding(var outer) = modifiers[place].modifier,
        case .padding(let inner) = modifiers[place - 1].modifier
      else { continue }
      // The name of the inner frame goes to the view in it.
      if let own = modifiers[place - 1].id {
        guard place > 1 ? modifiers[place - 2].id == nil : id == nil else { continue }
        if place > 1 { modifiers[place - 2].id = own } else { id = own }
      }
      for edge in Edge.allCases { outer.insets[edge] += inner.insets[edge] }
      modifiers[place].modifier = .padding(outer)
      modifiers.remove(at: place - 1)
    }
  }

  /// A background ends at its view anyway unless the view is at an edge of the safe area.
  fileprivate func withPlainBackgrounds(_ atEdge: (String) -> Bool) -> ViewNode {
    var node = mapChildren { $0.withPlainBackgrounds(atEdge) }
    if case .hosted(var leaf) = content, let words = leaf.className, words.contains(Self.endsAtView),
      id.map({ !atEdge($0) }) == true
    {
      leaf.className = words.replacing(Self.endsAtView, with: ")")
      node.content = .hosted(leaf)
    }
    return node
  }

  /// The end of a background that ignores no safe area.
  fileprivate static let endsAtView = ", ignoresSafeAreaEdges: [])"
}

extension AppliedModifier {
  fileprivate var isClipping: Bool { modifier == .neutral(Neutral(source: "clipped()")) }
}

/// Matches the views of an edited file with those of the document: by id, then by content, then by order.
struct ViewMatches {
  /// The item of a view, by its place among the expected ones.
  private(set) var items: [Int: Int] = [:]
  private(set) var views: [Int: Int] = [:]
  /// The containers and scroll views that could be a view, by its place among the expected ones.
  private(set) var containers: [Int: [Int]] = [:]

  private let expected: [ExpectedView]
  private let edited: [EditedItem]
  /// The buttons in lists whose label is a struct: the row, which is not a view of the document.
  private let rows: Set<Int>

  init(_ expected: [ExpectedView], _ edited: [EditedItem]) {
    self.expected = expected
    self.edited = edited
    rows = Set(
      edited.compactMap { item in
        if case .custom = item.kind, item.looks.isListed { item.button } else { nil }
      }
    )
    matchIDs()
    match { $0.isText(of: $1) }
    // A text that code sets, in the property that the conversion names after the outlet.
    match { view, item in item.text == .code && view.kind == .text && view.item.words == item.words }
    // Code may set the titles of buttons, but each has its closure.
    match { $0.isKnownByAction($1) }
    match { view, item in view.color != nil && view.color == item.color }
    match { view, _ in view.isOrderedKind }
    matchRest()
    matchContainers()
  }

  private func isFree(_ item: Int) -> Bool {
    views[item] == nil && !rows.contains(item) && edited[item].isLeaf && edited[item].button == nil
      && edited[item].bar == nil
      && !edited[item].looks.isSectionTitle
  }

  private mutating func pair(_ view: Int, _ item: Int) {
    items[view] = item
    views[item] = view
  }

  private mutating func matchIDs() {
    for (item, edit) in edited.enumerated() where !edit.ids.isEmpty {
      let view = expected.indices.first { place in
        let ids = [expected[place].view.id, expected[place].item.accessibility["accessibilityIdentifier"]?.literal]
          .compactMap(\.self)
        return items[place] == nil && !edit.ids.isDisjoint(with: ids)
      }
      guard let view else { continue }
      if edit.isLeaf { pair(view, item) } else { containers[view] = [item] }
    }
  }

  private mutating func match(_ isSame: (ExpectedView, EditedItem) -> Bool) {
    var waiting = edited.indices.filter { isFree($0) }
    // Hidden views come last, because the file may leave them out.
    let order = expected.indices.filter { !expected[$0].isHidden } + expected.indices.filter { expected[$0].isHidden }
    for view in order where items[view] == nil {
      guard let kind = expected[view].kind, kind != .container, kind != .scroll else { continue }
      guard
        let place = waiting.firstIndex(where: {
          isFree($0) && expected[view].isKind(of: edited[$0]) && isSame(expected[view], edited[$0])
            && (expected[view].isHidden || edited[$0].looks.hiding == nil)
        })
      else { continue }
      pair(view, waiting.remove(at: place))
    }
  }

  /// Pairs the remaining views of the same kind: first those between the same neighbors, then in order.
  private mutating func matchRest() {
    for (isStrict, isHidden) in [(true, false), (false, false), (true, true), (false, true)] {
      var last: Int?
      let before = edited.indices.map { item in
        defer { last = views[item] ?? last }
        return last
      }
      var previous: Int?
      for view in expected.indices {
        defer { if items[view] != nil { previous = view } }
        guard items[view] == nil, expected[view].isHidden == isHidden, let kind = expected[view].kind,
          kind != .container, kind != .scroll
        else { continue }
        let item = edited.indices.first {
          isFree($0) && (!isStrict || before[$0] == previous) && expected[view].mayBe(edited[$0])
            && (expected[view].isListed == edited[$0].looks.isListed || edited[$0].looks.isConditional)
            && (!isHidden || edited[$0].looks.hiding != nil || edited[$0].looks.isConditional)
        }
        if let item { pair(view, item) }
      }
    }
  }

  /// Pairs views that show the same in the order in which they are from top to bottom on both sides.
  mutating func sortLikeViews(
    _ configurations: Int, _ place: (ExpectedView, Int) -> Rect?, _ frame: (EditedItem, Int) -> Rect?
  ) {
    // By the kind and the visible content.
    var groups: [[AnyHashable]: [Int]] = [:]
    for view in expected.indices where !expected[view].isListed {
      guard let item = items[view], !isNamed(item), !expected[view].isKnownByAction(edited[item]) else { continue }
      let (view, place) = (expected[view], view)
      groups[[view.kind, view.item.shown, view.color, view.isHidden], default: []].append(place)
    }
    for places in groups.values where places.count > 1 {
      let found = places.compactMap { items[$0] }
      let shown = (0..<configurations).first { index in found.contains { frame(edited[$0], index) != nil } } ?? 0
      let sorted = Self.sorted(places) { place(expected[$0], shown) }
      for (view, item) in zip(sorted, Self.sorted(found) { frame(edited[$0], shown) }) { pair(view, item) }
    }
    containers = containers.filter { $0.value.first.map(isNamed) ?? false }
    matchContainers()
  }

  private static func sorted(_ places: [Int], by frame: (Int) -> Rect?) -> [Int] {
    places.map { ($0, frame($0)) }.sorted { first, second in
      guard let a = first.1, let b = second.1 else { return second.1 == nil && first.1 != nil }
      let (first, second) = ((a.y / 2).rounded(), (b.y / 2).rounded())
      return first == second ? a.x < b.x : first < second
    }.map(\.0)
  }

  private func isNamed(_ item: Int) -> Bool { !edited[item].ids.isEmpty }

  /// A container matches an item with the same views inside. For a container of one view, the file may have only that
  /// view: its modifiers then paint the background.
  private mutating func matchContainers() {
    func enclosing(_ views: [(view: Int, outer: Int?)], _ next: (Int) -> Int?) -> [Int: Set<Int>] {
      var result: [Int: Set<Int>] = [:]
      for (view, first) in views {
        var outer = first
        while let place = outer {
          result[place, default: []].insert(view)
          outer = next(place)
        }
      }
      return result
    }
    var inside = enclosing(views.map { ($1, edited[$0].parent) }) { edited[$0].parent }
    // A view is among those in its own background and overlay.
    for (item, view) in views where inside[item] != nil { inside[item]?.insert(view) }
    let places = Dictionary(expected.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { first, _ in first })
    func outer(_ view: Int) -> Int? { expected[view].view.parent.flatMap { places[$0] } }
    let wanted = enclosing(items.keys.filter { !expected[$0].isListed }.map { ($0, outer($0)) }, outer)
    for (view, leaves) in wanted where containers[view] == nil {
      let alone = leaves.count == 1 ? leaves.compactMap { items[$0] } : []
      containers[view] = inside.keys.sorted().filter { inside[$0] == leaves } + alone.filter { inside[$0] == nil }
    }
  }
}

extension EditedItem {
  /// Its texts and the names of its images.
  fileprivate var shown: Set<String> {
    Set(([text].compactMap(\.self) + names).compactMap(\.literal).filter { !$0.isEmpty })
  }

  fileprivate var color: String? {
    guard kind == .color else { return nil }
    return isBackground ? String(words.dropFirst("background(".count).dropLast()) : words
  }

  fileprivate var isBackground: Bool { words.hasPrefix("background(") }
}

extension ExpectedView {
  /// Whether an item may be the view if no item resembles it more.
  fileprivate func mayBe(_ item: EditedItem) -> Bool {
    switch (kind, item.kind) {
    case (.custom?, .custom), (.list?, .custom), (.editor?, .field): true
    case (.color?, .color): hasBackground && !item.isBackground
    default: isKind(of: item)
    }
  }

  fileprivate func isKind(of item: EditedItem) -> Bool {
    switch (kind, item.kind) {
    case (.custom(let name)?, .custom(let other)):
      return other.lowercased().contains(name.lowercased()) || name.lowercased().contains(other.lowercased())
    case (.custom?, .list), (nil, _): return false
    // A tap makes a button of any view.
    case (.button?, .text), (.button?, .image): return !item.actions.isEmpty
    // A row that leads somewhere.
    case (.text?, .button): return isListed && item.looks.isListed
    // The conversion writes a clear color for an image that only code sets.
    case (.image?, .color): return text == nil && item.words == "Color.clear"
    case (let own?, let other): return own == other
    }
  }

  /// Whether the closure identifies the button, because code sets its title and image.
  fileprivate func isKnownByAction(_ item: EditedItem) -> Bool {
    kind == .button && item.shown.isEmpty && !item.actions.isEmpty && self.item.actions == item.actions
  }

  /// Whether it shows one of the texts or images of an item.
  fileprivate func isText(of item: EditedItem) -> Bool { !self.item.shown.isDisjoint(with: item.shown) }

  /// Whether views of its kind are known by their order.
  fileprivate var isOrderedKind: Bool {
    switch kind {
    case .toggle?, .slider?, .stepper?, .segments?, .progress?, .spinner?, .date?, .list?, .editor?, .custom?: true
    default: false
    }
  }
}

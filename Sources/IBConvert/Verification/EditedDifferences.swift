import IBContent
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A difference, or a part that is not compared, at a place in an edited file.
package struct EditedFinding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case different
    /// It is not read, and something may follow from it.
    case unread
    /// It is not compared, or the document does not have it.
    case note
  }

  package let kind: Kind
  package let message: String
  package let offset: Int

  package init(kind: Kind, message: String, offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }
}

/// Compares the views of an edited file with the document: content, accessibility and actions.
struct EditedDifferences {
  private(set) var findings: [EditedFinding] = []
  private let tree: EditedTree
  private let document: Document
  private let actions: DocumentActions
  private let fonts: TreeText

  init(_ matched: MatchedFile) {
    (tree, document) = (matched.tree, matched.leaves.document)
    let (scene, matches) = (matched.scene, matched.matches)
    actions = DocumentActions(document)
    fonts = TreeText(scene.configurations[0])
    for (place, view) in matched.expected.enumerated() {
      if let item = matches.items[place] { compare(view, tree.items[item]) }
      sections(of: view)
    }
    for (index, item) in tree.items.enumerated() where matches.views[index] == nil { readOther(item) }
    if matched.root == 0 {
      ExpectedView(0, in: scene, matched.leaves, isListed: false).map { sections(of: $0) }
      scene.identity.controller.flatMap { document.controller($0) }.map { bars(of: $0) }
    }
    findings.sort { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  private mutating func differs(_ message: String, _ item: EditedItem) { add(.different, message, item.offset) }

  private mutating func add(_ kind: EditedFinding.Kind, _ message: String, _ offset: Int) {
    findings.append(EditedFinding(kind: kind, message: message.onOneLine, offset: offset))
  }

  // MARK: - One view

  private mutating func compare(_ view: ExpectedView, _ item: EditedItem) {
    let name = "\(view.view.kind.rawValue) '\(view.view.id)'"
    if view.isHidden {
      if item.looks.hiding == nil, !item.looks.isConditional {
        differs("\(name) is hidden in the document but visible in this file", item)
      }
      return
    }
    if let hiding = item.looks.hiding {
      differs("'\(hiding)' hides \(name), which is visible in the document", item)
    }
    let alpha = view.opacity
    if item.looks.hiding == nil, abs(alpha - item.looks.opacity) > Self.leastOpacity {
      differs(
        "the opacity of \(name) is \(SwiftText.number(item.looks.opacity)), but the document sets "
          + SwiftText.number(alpha), item)
    }
    texts(view, item, name)
    looks(view, item, name)
    accessibility(view, item, name)
    actions(view.view.id, item, name)
  }

  /// The smallest visible difference: half a step of an 8-bit channel.
  private static let leastOpacity = 0.002

  private mutating func texts(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    switch view.kind {
    case .text?, .field?:
      text(item.text, view.text ?? "", item.offset, name)
    case .button?:
      guard let title = view.text, !title.isEmpty else { break }
      if item.kind == .button, item.text == nil, item.names.isEmpty == false {
        add(
          .note, "the title of \(name) is not compared, because the button shows an image or text from code",
          item.offset)
      } else {
        text(item.text, title, item.offset, name)
      }
    case .image?:
      guard let image = view.text else { break }
      text(item.text, image, item.offset, name)
    case .segments?:
      for (index, title) in view.names.enumerated() where !title.isEmpty {
        guard item.names.indices.contains(index) else {
          differs("segment '\(title)' of \(name) is missing", item)
          continue
        }
        text(item.names[index], title, item.offset, "segment \(index + 1) of \(name)")
      }
    default: break
    }
    if view.kind == .field, view.item.isSecure != item.isSecure {
      differs(
        "\(name) \(view.item.isSecure ? "hides" : "shows") the typed text in the document but not in this file", item)
    }
  }

  private mutating func text(_ shown: EditedText?, _ wanted: String, _ offset: Int, _ name: String) {
    switch shown {
    case .literal(let literal)?:
      if literal == wanted { break }
      add(.different, "\(name) shows '\(literal)' instead of the document's '\(wanted)'", offset)
    case .code?:
      if !wanted.isEmpty {
        add(
          .note, "the text of \(name) is not compared, because code sets it; Keyline lays it out as '\(wanted)'", offset
        )
      }
    case nil:
      if !wanted.isEmpty { add(.different, "\(name) shows no text; in the document it shows '\(wanted)'", offset) }
    }
  }

  private mutating func looks(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    switch view.kind {
    case .field?: font(view, item.looks, name, item.offset)
    case .button? where item.kind == .button:
      if let part = tree.parts(of: item).first(where: { $0.kind == .text }) {
        font(view, part.looks, name, item.offset)
      }
      let isDisabled = item.looks.isDisabled
      if isDisabled != view.item.looks.isDisabled {
        differs("\(name) is \(isDisabled ? "disabled" : "enabled") in this file but not in the document", item)
      }
      border(view, item, name)
    case .toggle?:
      if let initial = item.initial, let wanted = view.item.initial, initial != wanted,
        ["true", "false"].contains(initial)
      {
        let (own, other) = initial == "true" ? ("on", "off") : ("off", "on")
        differs("\(name) is initially \(own), but \(other) in the document", item)
      } else if item.initial == nil, view.item.initial != nil {
        add(.note, "the state of \(name) is not compared, because other code sets it", item.offset)
      }
    case .image?: fit(view, item, name)
    case .text? where !view.view.isStaticText:
      for modifier in item.unmeasured where !view.isAttributed {
        add(.unread, "Keyline cannot measure a text with '\(modifier)', so its size is not verified", item.offset)
      }
      lines(view, item, name)
    default: break
    }
    if case .unknown(let font) = item.looks.font, item.kind == .text {
      add(.unread, "unknown font '\(font)': Keyline uses the size that the text has in the document", item.offset)
    }
  }

  private mutating func font(_ view: ExpectedView, _ looks: EditedLooks, _ name: String, _ offset: Int) {
    guard let wanted = view.font, let font = looks.textFont, !view.isAttributed, view.kind == .field || view.text != ""
    else { return }
    func words(_ font: TextFont) -> String {
      let font = fonts.font(font)
      let family =
        switch font.family {
        case .system(let weight): "\(weight)"
        case .named(let name): name
        }
      return "\(SwiftText.number(font.size)) points, \(family)\(font.isItalic ? ", italic" : "")"
    }
    let (old, new) = (words(wanted), words(font))
    guard old != new else { return }
    add(.different, "the font of \(name) is \(new); the document uses \(old)", offset)
  }

  private mutating func border(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    // A background of the app's own may look like the style.
    let hasOwn = ([item] + tree.parts(of: item)).contains(where: \.drawsBackground)
    let (style, wanted) = (item.looks.buttonStyle ?? "", view.item.looks.buttonStyle ?? "")
    if view.item.looks.isBordered, !item.looks.isBordered {
      if ["", ".plain", ".borderless", ".automatic"].contains(style), !hasOwn {
        differs(
          "\(name) has a background in the document, but its style in this file draws none: choose a bordered style",
          item)
      } else {
        add(
          .note, "the appearance of \(name) is not compared, because a custom style or background draws it", item.offset
        )
      }
    } else if !view.drawsButton, item.looks.isBordered {
      differs(
        "the style '\(style)' draws a background, but \(name) has none in the document: use .plain or .borderless", item
      )
    } else if view.item.looks.isBordered, style.hasSuffix("Prominent") != wanted.hasSuffix("Prominent") {
      differs("the style '\(style)' does not match \(name), whose style in the document is '\(wanted)'", item)
    }
    let size = view.item.looks.controlSize ?? ".regular"
    if let own = item.looks.controlSize, own != size, item.looks.isBordered {
      differs("the control size of \(name) is '\(own)' instead of the document's '\(size)'", item)
    }
  }

  private mutating func fit(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    guard view.text != nil, item.kind == .image, item.isResizable else { return }
    func words(_ item: EditedItem) -> String {
      switch item.ratio?.mode {
      case .fit: "fits in its frame"
      case .fill: "fills its frame"
      case nil: item.isResizable ? "is stretched" : "has its own size"
      }
    }
    // An image with its own size may be larger or smaller in the file, but not of another shape.
    if words(view.item) == words(item) || !view.item.isResizable && item.ratio != nil { return }
    differs("the image of \(name) \(words(item)), but in the document it \(words(view.item))", item)
  }

  /// Compares the alignment of texts that may have several lines. It is not visible on a single line.
  private mutating func lines(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    guard view.item.looks.lineLimit != 1, !view.isAttributed, (view.text ?? "").count > Self.longestLine,
      view.guide != item.looks.alignment
    else { return }
    differs(
      "the text alignment of \(name) is '\(GuideSource.name(item.looks.alignment))' instead of the document's "
        + "'\(GuideSource.name(view.guide))': set multilineTextAlignment",
      item)
  }

  /// In characters. A shorter text fits on one line on any device.
  private static let longestLine = 30

  // MARK: - Accessibility

  private mutating func accessibility(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    let wanted = view.item.accessibility
    let isHidden = view.item.looks.isHiddenFromAssistants
    if item.looks.isHiddenFromAssistants, !isHidden {
      differs(
        "\(name) is hidden from assistive technologies in this file but not in the document: remove '.accessibilityHidden'",
        item)
    } else if isHidden, !item.looks.isHiddenFromAssistants {
      differs("\(name) is not an accessibility element in the document: add '.accessibilityHidden(true)'", item)
    }
    for modifier in ["accessibilityLabel", "accessibilityHint", "accessibilityIdentifier"] {
      guard let text = wanted[modifier]?.literal, !text.isEmpty else { continue }
      switch item.accessibility[modifier] {
      case .literal(text)?: break
      case .literal(let other)?:
        differs("'.\(modifier)' of \(name) is '\(other)' instead of the document's '\(text)'", item)
      case .code?: add(.note, "'.\(modifier)' of \(name) is not compared, because code sets it", item.offset)
      case nil:
        // VoiceOver also reads the text that the view shows, so that text needs no label.
        if modifier == "accessibilityLabel", item.text == .literal(text) { break }
        differs(
          "\(name) lacks an accessibility text of the document: add '.\(modifier)(\(SwiftText.literal(text)))'", item)
      }
    }
    func isHeader(_ item: EditedItem) -> Bool {
      item.accessibility["accessibilityAddTraits"]?.literal?.contains("isHeader") == true
    }
    if isHeader(view.item), !isHeader(item) {
      differs("\(name) is a header in the document: add '.accessibilityAddTraits(.isHeader)'", item)
    }
  }

  // MARK: - Actions

  private mutating func actions(_ id: String, _ item: EditedItem, _ name: String) {
    let selectors = actions.selectors[id] ?? []
    guard !selectors.isEmpty || actions.tapped.contains(id) else { return }
    let code = item.actions.joined(separator: "\n")
    if code.isEmpty {
      // If the value is not the view's own state, other code observes it.
      let isState = item.initial != nil || item.binding == nil
      let isObserved = item.binding.map { tree.screen.observed.contains(String($0.dropFirst())) } ?? false
      if !isState || isObserved { return }
      let what = selectors.first.map { "the action '\($0)'" } ?? "the segue"
      differs("\(what) of \(name) is missing: add a closure that performs it", item)
      return
    }
    // Another action of the document in its place.
    let own = Set(selectors.flatMap(DocumentActions.names(of:)))
    let words = Set(SwiftText.words(of: code))
    let others = actions.names.subtracting(own).intersection(words)
    if !own.isEmpty, own.isDisjoint(with: words), let other = others.sorted().first {
      differs(
        "\(name) calls '\(other)' instead of the document's '\(selectors.compactMap(ControlSource.action).joined(separator: "', '"))'",
        item)
    }
  }

  // MARK: - Lists

  private mutating func sections(of view: ExpectedView) {
    guard view.view.kind == .tableView else { return }
    var free = tree.items.filter(\.looks.isSectionTitle)
    let titles = view.tree.items.filter(\.looks.isSectionTitle).compactMap { $0.text?.literal }
    for title in titles where !title.isEmpty {
      if let place = free.firstIndex(where: { $0.text == .literal(title) }) {
        free.remove(at: place)
      } else if let place = free.firstIndex(where: { $0.text == .code }) {
        add(.note, "the section title '\(title)' is not compared, because code sets it", free.remove(at: place).offset)
      } else {
        add(.different, "the section title '\(title)' of table view '\(view.view.id)' is missing", tree.offset)
      }
    }
  }

  // MARK: - Bars

  private mutating func bars(of controller: Int) {
    let stacks = NavigationStacks(document)
    guard stacks.isInStack(controller) else { return }
    let bars = ScreenBars(of: controller, in: document, stacks)
    if let item = bars.item {
      title(item, isLarge: bars.isLarge)
      if tree.screen.hidesBar, !bars.isHidden {
        add(.different, "this file hides the navigation bar, which the document shows", tree.offset)
      }
    }
    var free = tree.items.indices.filter {
      tree.items[$0].bar != nil && tree.items[$0].button == nil && tree.items[$0].isLeaf
    }
    let all =
      bars.leading.map { ("leading", $0) } + bars.trailing.map { ("trailing", $0) } + bars.bottom.map { ("bottom", $0) }
    // The remaining items are system items, which SwiftUI may show as other symbols or words.
    var rest: [(String, XMLElement)] = []
    for (side, element) in all where !barItem(element, side, &free, isExact: true) { rest.append((side, element)) }
    for (side, element) in rest { _ = barItem(element, side, &free, isExact: false) }
    for place in free where tree.items[place].kind == .button || tree.items[place].text?.literal != nil {
      add(.note, "bar item '\(tree.items[place].words)' is not in the document", tree.items[place].offset)
    }
  }

  private mutating func title(_ item: XMLElement, isLarge: Bool) {
    if let title = item[.title], !title.isEmpty {
      if let other = tree.screen.titles.first(where: { $0.literal != nil && $0.literal != title })?.literal {
        add(.different, "the navigation title is '\(other)' instead of the document's '\(title)'", tree.offset)
      } else if tree.screen.titles.isEmpty {
        add(
          .different, "the navigation title is missing: add '.navigationTitle(\(SwiftText.literal(title)))'",
          tree.offset)
      } else if tree.screen.titles.contains(.code) {
        add(.note, "the navigation title is not compared, because code sets it", tree.offset)
      }
    }
    let isInline = tree.screen.titleMode?.hasSuffix("inline") == true
    if isLarge == isInline, !tree.screen.titles.isEmpty || item[.title]?.isEmpty == false {
      let words = isLarge ? "large" : "inline"
      add(
        .different, "the navigation title is \(words) in the document: add '.navigationBarTitleDisplayMode(.\(words))'",
        tree.offset)
    }
  }

  /// - Returns: whether the item was found, or has no content to search for.
  private mutating func barItem(_ element: XMLElement, _ side: String, _ free: inout [Int], isExact: Bool) -> Bool {
    let (name, isFound): (String, (EditedText) -> Bool)
    switch BarButton(element).face {
    case .title(let title, _): (name, isFound) = (title, { $0 == .literal(title) })
    case .image(let image):
      guard let image else { return true }
      (name, isFound) = (image.name, { $0 == .literal(image.name) })
    case .sign(let sign):
      (name, isFound) = (element[.systemItem] ?? sign, { !isExact || $0 == .literal(sign) })
    case .space: return true
    case .view(let id, _):
      if isExact { add(.note, "the custom view '\(id)' of a bar is not compared", tree.offset) }
      return true
    }
    let place = free.firstIndex { place in
      let item = tree.items[place]
      let texts = item.names + [item.text].compactMap(\.self)
      return texts.contains(where: isFound) && (item.kind == .button || !item.actions.isEmpty)
    }
    guard let place else {
      if isExact { return false }
      add(.different, "bar item '\(name)' of the document is missing", tree.offset)
      return false
    }
    let item = tree.items[free.remove(at: place)]
    if let place = item.bar, side != "bottom", place.contains(side == "leading" ? "railing" : "eading") {
      differs("bar item '\(name)' is at the opposite end of the bar in the document", item)
    }
    actions(element[.id] ?? "", item, "bar item '\(name)'")
    return true
  }

  // MARK: - Other views

  private mutating func readOther(_ item: EditedItem) {
    guard item.isLeaf, item.button == nil, item.bar == nil, item.looks.hiding == nil, !item.looks.isSectionTitle
    else { return }
    switch item.kind {
    case .color: return
    case .list, .custom:
      if case .custom(let name) = item.kind, !item.looks.isListed {
        add(
          .unread, "neither this file nor the document declares '\(name)', so Keyline does not know its size",
          item.offset)
      }
    case .text where item.text == .literal(""): return
    case .text where item.text == .code && !item.looks.isListed && !item.looks.isConditional:
      add(
        .unread,
        "'\(item.words)' is not in the document, and Keyline does not know its size, because code sets its text",
        item.offset)
    default:
      if !item.looks.isListed || item.text?.literal != nil {
        add(.note, "'\(item.words)' is not in the document", item.offset)
      }
    }
  }
}

private struct DocumentActions {
  private(set) var selectors: [String: [String]] = [:]
  private(set) var names: Set<String> = []
  private(set) var tapped: Set<String> = []

  init(_ document: Document) {
    for connection in document.connections {
      guard let source = connection.source else { continue }
      if connection.kind == .action, let selector = connection.element[.selector] {
        selectors[source, default: []].append(selector)
        names.formUnion(Self.names(of: selector))
      } else if connection.kind == .segue, connection.element[.trigger] == nil,
        !connection.element.equals(.kind, "embed")
      {
        tapped.insert(source)
      }
    }
  }

  /// The names that a closure for the selector may have.
  static func names(of selector: String) -> [String] {
    ControlSource.action(selector).map { [$0, SpokenName.closure($0)] } ?? []
  }
}

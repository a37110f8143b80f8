import IBContent
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// What is wrong with an edited file, or not compared, at a place in it.
package struct EditedFinding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It is not as in the document.
    case different
    /// It is not read, and something may follow from it.
    case unread
    /// It is not compared, or the document does not have it.
    case note
  }

  package let kind: Kind
  package let message: String
  /// In UTF-8 bytes from the beginning of the text.
  package let offset: Int

  package init(kind: Kind, message: String, offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }
}

/// Compares what the views of an edited file show, say and do with the document.
struct EditedDifferences {
  private(set) var findings: [EditedFinding] = []
  private let tree: EditedTree
  private let expected: [ExpectedView]
  private let matches: ViewMatches
  private let document: Document
  private let actions: DocumentActions
  private let fonts: TreeText

  init(
    _ tree: EditedTree, _ expected: [ExpectedView], _ matches: ViewMatches, in scene: ConvertibleScene,
    _ document: Document, isScreen: Bool
  ) {
    self.tree = tree
    self.expected = expected
    self.matches = matches
    self.document = document
    actions = DocumentActions(document)
    fonts = TreeText(scene.configurations[0])
    for (place, view) in expected.enumerated() {
      guard let items = matches.items[place] else { continue }
      for item in items { compare(view, tree.items[item]) }
    }
    for (index, item) in tree.items.enumerated() where matches.views[index] == nil { readOther(item) }
    for view in expected { sections(of: view) }
    if isScreen, let root = scene.views.first {
      sections(of: ExpectedView(0, in: scene, document, isListed: false, isHidden: root.isHidden))
    }
    if isScreen, let controller = scene.identity.controller.flatMap({ document.controller($0) }) {
      bars(of: controller)
    }
    findings.sort { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  private mutating func add(_ kind: EditedFinding.Kind, _ message: String, _ offset: Int) {
    findings.append(EditedFinding(kind: kind, message: message.onOneLine, offset: offset))
  }

  // MARK: - One view

  private mutating func compare(_ view: ExpectedView, _ item: EditedItem) {
    let name = "\(view.view.kind.rawValue) '\(view.view.id)'"
    if view.isHidden {
      if item.looks.hiding == nil, !item.looks.isConditional {
        add(.different, "\(name) is hidden in the document, and is shown here", item.offset)
      }
      return
    }
    if let hiding = item.looks.hiding, !hiding.contains("SizeClass") {
      add(.different, "\(name) is not seen because of '\(hiding)'", item.offset)
    }
    if let alpha = view.properties?.style.alpha, item.looks.hiding == nil,
      abs(alpha - item.looks.opacity) > Self.leastOpacity
    {
      add(
        .different,
        "the opacity of \(name) is \(SwiftText.number(item.looks.opacity)), in the document "
          + SwiftText.number(alpha), item.offset)
    }
    texts(view, item, name)
    looks(view, item, name)
    accessibility(view, item, name)
    actions(view.view.id, item, name)
  }

  /// What the eye may tell apart; half a step of a channel of 8 bits.
  private static let leastOpacity = 0.002

  private mutating func texts(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    switch view.kind {
    case .text?, .field?:
      text(item.text, view.text ?? "", view.isAttributed, item.offset, name)
    case .button?:
      guard let title = view.text, !title.isEmpty else { break }
      if item.kind == .button, item.text == nil, item.names.isEmpty == false {
        add(.note, "the title of \(name) is not compared: an image or code shows it", item.offset)
      } else {
        text(item.text, title, view.isAttributed, item.offset, name)
      }
    case .image?:
      guard let image = view.text else { break }
      text(item.text, image, false, item.offset, name)
    case .segments?:
      for (index, title) in view.names.enumerated() where !title.isEmpty {
        guard item.names.indices.contains(index) else {
          add(.different, "segment '\(title)' of \(name) is missing", item.offset)
          continue
        }
        text(item.names[index], title, false, item.offset, "segment \(index + 1) of \(name)")
      }
    case .editor?:
      if item.binding == nil { break }
    default: break
    }
    if case .textField(let field)? = view.properties?.control, field.input.isSecure != item.isSecure {
      add(.different, "\(name) \(field.input.isSecure ? "hides" : "shows") what is typed in the document", item.offset)
    }
  }

  private mutating func text(
    _ shown: EditedText?, _ wanted: String, _ isAttributed: Bool, _ offset: Int, _ name: String
  ) {
    switch shown {
    case .literal(let literal)?:
      if literal == wanted { break }
      add(.different, "\(name) shows '\(literal)', in the document '\(wanted)'", offset)
    case .code?:
      if !wanted.isEmpty {
        add(.note, "the text of \(name) is not compared: code decides it; its size is that of '\(wanted)'", offset)
      }
    case nil: if !wanted.isEmpty { add(.different, "\(name) shows no text, in the document '\(wanted)'", offset) }
    }
  }

  private mutating func looks(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    switch view.properties?.control {
    case .textField?: font(view, item.looks, name, item.offset)
    case .button(let button)?:
      guard item.kind == .button else { break }
      if let part = tree.items.first(where: {
        $0.kind == .text && $0.button.map { tree.items[$0].id == item.id } ?? false
      }) {
        font(view, part.looks, name, item.offset)
      }
      if button.configuration == nil || button.isEnabled == item.looks.isDisabled { enabled(button, item, name) }
      border(view, button, item, name)
    case .switch(let content)?:
      if let initial = item.initial, initial == "true" || initial == "false", (initial == "true") != content.isOn {
        add(
          .different, "\(name) begins \(content.isOn ? "off" : "on"), in the document \(content.isOn ? "on" : "off")",
          item.offset)
      }
    case .imageView(let image)?: fit(image, item, name)
    case .label(let label)?:
      for modifier in item.unmeasured where !view.isAttributed {
        add(.unread, "the size of a text with '\(modifier)' was not measured", item.offset)
      }
      lines(view, label, item, name)
    default: break
    }
    if case .unknown(let font) = item.looks.font, item.kind == .text, !font.contains("SizeClass") {
      add(.unread, "the font '\(font)' is not known: the text has the size that it has in the document", item.offset)
    }
  }

  private mutating func enabled(_ button: ButtonContent, _ item: EditedItem, _ name: String) {
    guard button.isEnabled == item.looks.isDisabled else { return }
    add(
      .different, "\(name) is \(button.isEnabled ? "disabled" : "enabled") here, and not in the document", item.offset)
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
    add(.different, "the font of \(name) is \(new), in the document \(old)", offset)
  }

  private mutating func border(
    _ view: ExpectedView, _ button: ButtonContent, _ item: EditedItem, _ name: String
  ) {
    // A background of the app's own may look like the style.
    let hasOwn =
      !item.backgrounds.isEmpty
      || tree.items.contains { $0.button.map { tree.items[$0].id == item.id } ?? false && !$0.backgrounds.isEmpty }
      || tree.items.contains { $0.kind == .color && $0.button.map { tree.items[$0].id == item.id } ?? false }
    let style = item.looks.buttonStyle
    if view.hasBorder, !item.looks.isBordered {
      let isKnown = style.map { [".plain", ".borderless", ".automatic"].contains($0) } ?? true
      if isKnown, !hasOwn {
        add(.different, "\(name) has a background in the document; here its style draws none", item.offset)
      } else {
        add(.note, "the look of \(name) is not compared: it is the app's own", item.offset)
      }
    } else if !view.drawsButton, item.looks.isBordered {
      add(.different, "the style '\(style ?? "")' draws a background; \(name) has none in the document", item.offset)
    } else if let configuration = button.configuration, view.hasBorder,
      (configuration.style == .filled) != (style == ".borderedProminent" || style == ".glassProminent")
    {
      add(.different, "the style '\(style ?? "")' is not that of \(name), which is \(configuration.style)", item.offset)
    }
    let size = button.configuration?.size ?? .medium
    let wanted = size == .medium ? ".regular" : ".\(size.rawValue)"
    if let own = item.looks.controlSize, own != wanted, item.looks.isBordered {
      add(.different, "the control size of \(name) is '\(own)', in the document '\(wanted)'", item.offset)
    }
  }

  private mutating func fit(_ image: ImageViewContent, _ item: EditedItem, _ name: String) {
    guard image.image != nil, item.kind == .image, item.isResizable else { return }
    let wanted: AspectRatio.Mode? =
      switch image.contentMode {
      case .scaleAspectFit: .fit
      case .scaleAspectFill: .fill
      default: nil
      }
    guard wanted != item.ratio?.mode else { return }
    if wanted == nil, image.contentMode != .scaleToFill, image.contentMode != .redraw, item.ratio != nil { return }
    func words(_ mode: AspectRatio.Mode?) -> String {
      switch mode {
      case .fit: "fits in its frame"
      case .fill: "fills its frame"
      case nil: "is stretched"
      }
    }
    add(
      .different,
      "the image of \(name) \(words(item.ratio?.mode)), in the document it \(wanted == nil && image.contentMode != .scaleToFill ? "has its own size" : words(wanted))",
      item.offset)
  }

  /// Lines of several lengths are where the alignment puts them.
  private mutating func lines(_ view: ExpectedView, _ label: LabelContent, _ item: EditedItem, _ name: String) {
    guard label.maximumLines != 1, !view.isAttributed, (view.text ?? "").count > Self.longestLine else { return }
    let wanted: TextLeaf.LineAlignment =
      switch label.alignment {
      case .left: .leading
      case .center: .center
      case .right: .trailing
      }
    guard wanted != item.looks.alignment else { return }
    add(
      .different,
      "the lines of \(name) are aligned '\(item.looks.alignment.rawValue)', in the document '\(wanted.rawValue)'",
      item.offset)
  }

  /// In characters: a shorter text has one line on any device.
  private static let longestLine = 30

  // MARK: - Accessibility

  private mutating func accessibility(_ view: ExpectedView, _ item: EditedItem, _ name: String) {
    let content = view.accessibility
    let isHidden = content?.isElement == false
    if item.looks.isHiddenFromAssistants, !isHidden {
      add(.different, "\(name) is hidden from assistive technologies here, and not in the document", item.offset)
    } else if isHidden, !item.looks.isHiddenFromAssistants {
      add(
        .different, "\(name) is no accessibility element in the document: '.accessibilityHidden(true)' is missing",
        item.offset)
    }
    let wanted = [
      ("accessibilityLabel", content?.label), ("accessibilityHint", content?.hint),
      ("accessibilityIdentifier", content?.identifier),
    ]
    for (modifier, text) in wanted {
      guard let text, !text.isEmpty else { continue }
      switch item.accessibility[modifier] {
      case .literal(text)?: break
      case .literal(let other)?:
        add(.different, "'.\(modifier)' of \(name) is '\(other)', in the document '\(text)'", item.offset)
      case .code?: add(.note, "'.\(modifier)' of \(name) is not compared: code decides it", item.offset)
      case nil:
        // What is shown is read out too.
        if modifier == "accessibilityLabel", item.text == .literal(text) { break }
        add(.different, "'.\(modifier)(\(SwiftText.literal(text)))' of \(name) is missing", item.offset)
      }
    }
    if content?.traits?.contains(.header) == true,
      item.accessibility["accessibilityAddTraits"]?.literal?.contains("isHeader") != true
    {
      add(.different, "'.accessibilityAddTraits(.isHeader)' of \(name) is missing", item.offset)
    }
  }

  // MARK: - Actions

  private mutating func actions(_ id: String, _ item: EditedItem, _ name: String) {
    let selectors = actions.selectors[id] ?? []
    guard !selectors.isEmpty || actions.tapped.contains(id) else { return }
    let code = item.actions.joined(separator: "\n")
    if code.isEmpty {
      // A value that is no state of the view's own is watched elsewhere.
      let isState = item.initial != nil || item.binding == nil
      let isObserved = item.binding.map { tree.screen.observed.contains(String($0.dropFirst())) } ?? false
      if !isState || isObserved { return }
      let what = selectors.first.map { "the action '\($0)'" } ?? "the segue"
      add(.different, "\(what) of \(name) is missing: no closure here does anything", item.offset)
      return
    }
    // Another action of the document in its place.
    let own = Set(selectors.compactMap(ControlSource.action))
    let words = SwiftText.words(of: code)
    let others = actions.names.subtracting(own).intersection(words)
    if !own.isEmpty, own.isDisjoint(with: words), let other = others.sorted().first {
      add(
        .different, "\(name) calls '\(other)', in the document '\(own.sorted().joined(separator: "', '"))'", item.offset
      )
    }
  }

  // MARK: - Lists

  /// The titles above and below the rows of a static table.
  private mutating func sections(of view: ExpectedView) {
    guard case .tableView? = view.properties?.control, let source = view.source,
      let sections = TableSectionContent.all(of: source)
    else { return }
    var free = tree.items.filter(\.looks.isSectionTitle)
    for title in sections.flatMap({ [$0.titles.header, $0.titles.footer] }).compactMap(\.self) where !title.isEmpty {
      if let place = free.firstIndex(where: { $0.text == .literal(title) }) {
        free.remove(at: place)
      } else if let place = free.firstIndex(where: { $0.text == .code }) {
        add(.note, "the title '\(title)' of a section is not compared: code decides it", free.remove(at: place).offset)
      } else {
        add(.different, "the title '\(title)' of a section of tableView '\(view.view.id)' is missing", tree.offset)
      }
    }
  }

  // MARK: - Bars

  private mutating func bars(of controller: Int) {
    let stacks = NavigationStacks(document)
    guard stacks.isInStack(controller) else { return }
    let element = document.controllers[controller].element
    let bar = stacks.navigation(of: controller).map { document.controllers[$0].element }
    var sides: [(String, [XMLElement])] = []
    if let item = element.child(named: .navigationItem) {
      title(item, bar?.child(named: .navigationBar)?.flag(.largeTitles) ?? false)
      if tree.screen.hidesBar {
        add(.different, "the navigation bar is hidden here, and not in the document", tree.offset)
      }
      sides = [
        ("leading", BarButton.elements(item, single: "leftBarButtonItem", several: .leftBarButtonItems)),
        ("trailing", BarButton.elements(item, single: "rightBarButtonItem", several: .rightBarButtonItems)),
      ]
    }
    if let bottom = element.child(named: .toolbarItems), bar?.flag(.toolbarHidden) == false {
      sides.append(("bottom", Array(bottom.children(named: .barButtonItem))))
    }
    var free = tree.items.indices.filter {
      tree.items[$0].bar != nil && tree.items[$0].button == nil && tree.items[$0].isLeaf
    }
    let all = sides.flatMap { side, elements in elements.map { (side, $0) } }
    // Signs of the system, which may be other symbols or words, are what is left.
    var rest: [(String, XMLElement)] = []
    for (side, element) in all where !barItem(element, side, &free, isExact: true) { rest.append((side, element)) }
    for (side, element) in rest { _ = barItem(element, side, &free, isExact: false) }
    for place in free where tree.items[place].kind == .button || tree.items[place].text?.literal != nil {
      add(.note, "'\(tree.items[place].words)' in a bar is not in the document", tree.items[place].offset)
    }
  }

  private mutating func title(_ item: XMLElement, _ isLarge: Bool) {
    if let title = item[.title], !title.isEmpty {
      if let other = tree.screen.titles.first(where: { $0.literal != nil && $0.literal != title })?.literal {
        add(.different, "the title is '\(other)', in the document '\(title)'", tree.offset)
      } else if tree.screen.titles.isEmpty {
        add(.different, "the title is missing: '.navigationTitle(\(SwiftText.literal(title)))'", tree.offset)
      } else if tree.screen.titles.contains(.code) {
        add(.note, "the title is not compared: code decides it", tree.offset)
      }
    }
    let wanted: Bool =
      switch item[.largeTitleDisplayMode] {
      case "always": true
      case "never": false
      default: isLarge
      }
    let mode = tree.screen.titleMode
    let isInline = mode?.hasSuffix("inline") == true
    if wanted == isInline, !tree.screen.titles.isEmpty || item[.title]?.isEmpty == false {
      let words = wanted ? "large" : "inline"
      add(
        .different, "the title is \(words) in the document: '.navigationBarTitleDisplayMode(.\(words))' is missing",
        tree.offset)
    }
  }

  /// - Returns: whether the item was found, or has nothing to be found.
  private mutating func barItem(
    _ element: XMLElement, _ side: String, _ free: inout [Int], isExact: Bool
  ) -> Bool {
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
      if isExact { add(.note, "the view '\(id)' of a bar is not compared", tree.offset) }
      return true
    }
    let place = free.firstIndex { place in
      let item = tree.items[place]
      let texts = item.names + [item.text].compactMap(\.self)
      return texts.contains(where: isFound) && (item.kind == .button || !item.actions.isEmpty)
    }
    guard let place else {
      if isExact { return false }
      add(.different, "the item '\(name)' of the bar is missing", tree.offset)
      return false
    }
    let item = tree.items[free.remove(at: place)]
    if let place = item.bar, side != "bottom", place.contains(side == "leading" ? "railing" : "eading") {
      add(.different, "the item '\(name)' is at the other end of the bar in the document", item.offset)
    }
    actions(element[.id] ?? "", item, "the bar's item '\(name)'")
    return true
  }

  // MARK: - Other views

  /// A view that the document does not have.
  private mutating func readOther(_ item: EditedItem) {
    guard item.isLeaf, item.button == nil, item.bar == nil, item.looks.hiding == nil, !item.looks.isSectionTitle
    else { return }
    switch item.kind {
    case .color: return
    case .list, .custom:
      if case .custom(let name) = item.kind, !item.looks.isListed {
        add(.unread, "'\(name)' is not in this file and not in the document: its size is not known", item.offset)
      }
    case .text where item.text == .literal(""): return
    case .text where item.text == .code && !item.looks.isListed && !item.looks.isConditional:
      add(.unread, "'\(item.words)' is not in the document, and its size is not known", item.offset)
    default:
      if !item.looks.isListed || item.text?.literal != nil {
        add(.note, "'\(item.words)' is not in the document", item.offset)
      }
    }
  }
}

/// What the controls of a document do.
private struct DocumentActions {
  /// By the ids of views.
  private(set) var selectors: [String: [String]] = [:]
  /// The closures that all selectors become.
  private(set) var names: Set<String> = []
  /// The ids of what segues start from.
  private(set) var tapped: Set<String> = []

  init(_ document: Document) {
    for connection in document.connections {
      guard let source = connection.source else { continue }
      if connection.kind == .action, let selector = connection.element[.selector] {
        selectors[source, default: []].append(selector)
        if let name = ControlSource.action(selector) { names.insert(name) }
      } else if connection.kind == .segue, connection.element[.trigger] == nil,
        !connection.element.equals(.kind, "embed")
      {
        tapped.insert(source)
      }
    }
  }
}

extension SwiftText {
  fileprivate static func words(of code: String) -> Set<String> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

import IBModel
import IBSyntax

extension NibDraft {
  /// Does what a table's step says.
  mutating func write(
    _ step: Step, of element: XMLElement, to object: ObjectHandle, _ table: ClassTable, _ depth: Int
  ) {
    switch step {
    case .frame, .switchFrame, .indicatorFrame: writeFrame(step, element, object)
    case .subviews: writeSubviews(element, object, depth)
    case .resizing: writeResizing(element, object)
    case .translating: writeTranslating(element, object)
    case .constraints: writeConstraints(element, object)
    case .layoutGuides: writeLayoutGuides(element, object)
    case .huggingTight: writePriorities("HuggingPriority", "UIViewContentHuggingPriority", 750, false, element, object)
    case .hugging, .huggingAlways:
      writePriorities("HuggingPriority", "UIViewContentHuggingPriority", 250, step == .huggingAlways, element, object)
    case .compression:
      writePriorities(
        "CompressionResistancePriority", "UIViewContentCompressionResistancePriority", 750, false, element, object)
    case .superviewMargins: writeSuperviewMargins(element, object)
    case .customClass: writeCustomClass(element, object, table.className)
    case .text: writeText(element, object)
    case .textViewText: writeTextViewText(element, object)
    case .textColor: writeTextColor(element, object)
    case .labelColorFlag: writeColorFlag(element, object, "UIDisableUpdateTextColorOnTraitCollectionChange")
    case .fieldColorFlag: writeColorFlag(element, object, "UIDisableTextColorUpdateOnTraitCollectionChange")
    case .textContent: writeTextContentSize(element, object)
    case .dataDetectors: writeDataDetectors(element, object)
    case .font: writeFont(element, object, size: 17)
    case .buttonFont:
      let isCustom = element.word("buttonType").map { $0 == "custom" } ?? true
      writeFont(element, object, size: isCustom ? 18 : 15)
    case .states: writeStates(element, object)
    case .segments: writeSegments(element, object)
    case .segmentList:
      if let list = segmentLists[object] { graph.set("UISegments", .object(list), of: object) }
    case .textInput: writeTextInput(element, object)
    case .arrangedSubviews: writeArrangedSubviews(element, object)
    case .tableColor: writeTableColor(element, object)
    case .tableParts: writeTableParts(element, object, depth)
    case .tableTraits, .collectionTraits: writeOverriddenTraits(object, isCollection: step == .collectionTraits)
    case .cellColor: writeCellColor(element, object)
    case .cellParts: writeCellSubviews(element, object, depth)
    case .cellContent: writeCellParts(element, object)
    case .itemSubviews: writeItemSubviews(element, object, depth)
    case .itemContent: writeItemContent(element, object)
    case .collectionLayout: writeCollectionLayout(element, object, depth)
    case .collectionParts: writeCollectionParts(element, object)
    case .indicatorStyle: writeIndicatorStyle(element, object)
    case .effect: writeEffect(element, object, depth)
    case .items: writeItems(element, object, depth)
    case .barItems: if element.child(tagged: "items") != nil { writeItems(element, object, depth) }
    case .navigationItems: writeNavigationItems(element, object, depth)
    case .barOfItem: writeBar(of: element, object)
    case .controllerItem: writeControllerItems(element, object, depth)
    case .childControllers: writeChildren(element, object, depth)
    case .segueTemplates: writeSegues(element, object)
    case .keptObjects: writeKept(element, object, depth)
    case .viewNib: writeViewNib(element, object)
    case .controllerClass: writeControllerClass(element, object, table.className)
    case .customView: writeCustomView(element, object, depth)
    case .systemItem: writeSystemItem(element, object)
    case .tapRecognizer:
      graph.set("UITapGestureRecognizer._imp", .object(graph.add("UITapRecognizer")), of: object)
    case .minimumFontSize: writeMinimumFontSize(element, object)
    }
  }

  // MARK: - Frames

  private mutating func writeFrame(_ step: Step, _ element: XMLElement, _ object: ObjectHandle) {
    guard let frame = frame(of: element) else { return }
    let size: (width: Double, height: Double) =
      switch step {
      case .switchFrame: (51, 31)
      case .indicatorFrame: Self.indicatorSize(element.word("style"))
      default: (frame.width, frame.height)
      }
    graph.set(
      [
        ("UIBounds", .numbers([0, 0, size.width, size.height])),
        ("UICenter", .numbers([frame.x + size.width / 2, frame.y + size.height / 2])),
      ], of: object)
  }

  /// Source: UIActivityIndicatorView's documentation of its styles, in points.
  private static func indicatorSize(_ style: String?) -> (width: Double, height: Double) {
    style == "whiteLarge" || style == "large" ? (37, 37) : (20, 20)
  }

  private static let maskBits: [String: Int64] = [
    "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16, "flexibleMaxY": 32,
  ]

  private mutating func writeResizing(_ element: XMLElement, _ object: ObjectHandle) {
    var mask: Int64 = NavigationBar.isControllers(element) ? NavigationBar.resizing : 36
    if !NavigationBar.isControllers(element), let part = element.part("autoresizingMask") {
      mask = 0
      for attribute in part.attributes where attribute.nameText != "key" {
        guard let bit = Self.maskBits[attribute.nameText] else {
          refuse(attribute, of: part, "'\(attribute.nameText)' of an autoresizing mask is not known")
          continue
        }
        if attribute.value == "YES" { mask |= bit }
      }
    }
    if mask != 0 { graph.set("UIAutoresizingMask", .integer(mask), of: object) }
  }

  private mutating func writeTranslating(_ element: XMLElement, _ object: ObjectHandle) {
    guard element.isNo("translatesAutoresizingMaskIntoConstraints"), !element.isYes("fixedFrame") else { return }
    graph.set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), of: object)
  }

  private mutating func writePriorities(
    _ name: String, _ key: String, _ usual: Double, _ isAlways: Bool, _ element: XMLElement, _ object: ObjectHandle
  ) {
    let given = [element.decimal("horizontal" + name), element.decimal("vertical" + name)]
    guard isAlways || given.contains(where: { $0 != nil && $0 != usual }) else { return }
    let words = given.map { DecimalWord.text($0 ?? usual) }
    graph.set(key, string("{\(words[0]), \(words[1])}"), of: object)
  }

  private mutating func writeSuperviewMargins(_ element: XMLElement, _ object: ObjectHandle) {
    guard element.isYes("preservesSuperviewLayoutMargins") else { return }
    graph.set(
      [
        ("UIViewPreservesSuperviewMargins", .bool(true)), ("UIViewPreservesSpecificSuperviewMargins", .integer(15)),
      ], of: object)
  }

  // MARK: - Views in it

  private mutating func writeSubviews(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    let views = archiveSubviews(element, depth) + controllerGuides(element, object)
    if !views.isEmpty { graph.set("UISubviews", .object(graph.addList("NSMutableArray", views)), of: object) }
  }

  mutating func archiveSubviews(_ element: XMLElement, _ depth: Int) -> [ObjectHandle] {
    guard let list = element.child(named: .subviews) else { return [] }
    return list.children.compactMap { archiveView($0, depth: depth + 1) }
  }

  private mutating func writeArrangedSubviews(_ element: XMLElement, _ object: ObjectHandle) {
    let views = element.child(named: .subviews)?.children.map { self.object(for: $0) } ?? []
    graph.set("UIStackViewArrangedSubviews", list(views), of: object)
  }

  // MARK: - Classes

  mutating func writeCustomClass(_ element: XMLElement, _ object: ObjectHandle, _ className: String) {
    guard let name = element.word("customClass"), name != className else { return }
    guard let runtimeName = runtimeName(name, element) else { return }
    graph.rename(object, to: "UIClassSwapper")
    graph.set(
      [("UIClassName", string(runtimeName)), ("UIOriginalClassName", string(className))], of: object)
  }

  /// A class of Swift is known to the runtime by its module too.
  private mutating func runtimeName(_ name: String, _ element: XMLElement) -> String? {
    guard let written = element.word("customModule"), !written.isEmpty else { return name }
    let isTarget = element.word("customModuleProvider") == "target"
    let module = isTarget ? options.module ?? written : written
    return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }
}

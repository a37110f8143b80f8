import IBContent
import IBModel
import IBSyntax

/// The items of bars in SwiftUI: those of a screen's bars, and those of a bar that is a view of the scene.
struct BarSource {
  let actions: ActionNames
  let triggers: [String: ScreenSource.Trigger]
  let parameters: [String: OutletProperties]
  let options: ConversionOptions

  /// The control for an item; nil for a space, and for an item that shows a view.
  func control(_ item: XMLElement) -> String? {
    let button = BarButton(item)
    let label: ControlSource.Label
    switch button.face {
    case .space, .view: return nil
    case .title(let title, _):
      // The system provides the title of a system item.
      label = KeyedText(title, of: item[.title] == nil ? nil : item[.id], .title, options).label
    case .image(let image): label = image.map { .view(ImageSource.expression($0)) } ?? .title("\"\"")
    case .sign(let name): label = .view(ImageSource.expression(name, isSymbol: true))
    }
    let id = item[.id] ?? ""
    let control = ControlSource.expression(label, action: actions[id, .tap], triggers[id])
    var modifiers: [String] = []
    if case .image = button.face, let name = spokenName(item) { modifiers.append("accessibilityLabel(\(name))") }
    if options.hasStacks, item.equals(.style, "done") { modifiers.append("fontWeight(.semibold)") }
    if let tint = button.tint.flatMap(ColorSource.expression) { modifiers.append("tint(\(tint))") }
    if let name = parameters[id]?.enabling {
      modifiers.append("disabled(!\(name))")
    } else if !button.isEnabled {
      modifiers.append("disabled(true)")
    }
    let indent = control.contains("\n") ? "" : "  "
    return ([control] + modifiers.map { "\(indent).\($0)" }).joined(separator: "\n")
  }

  /// What VoiceOver reads for an item with an image of the app, as an argument: its title or label, or else the words of
  /// its action or of the screen that it shows; nil for a symbol, which has a text of the system.
  private func spokenName(_ item: XMLElement) -> String? {
    if item.equals(.catalog, "system") { return nil }
    if let label = AccessibilityContent(item)?.label ?? item[.title], !label.isEmpty { return SwiftText.literal(label) }
    let id = item[.id] ?? ""
    return spokenName([], id)
  }

  /// The words of the first name, of the action or of the trigger of an object, as an argument.
  func spokenName(_ names: [String?], _ id: String) -> String? {
    let all = names + [actions[id, .tap]?.name, actions.dismissals[id]?.name, triggers[id]?.name]
    return all.lazy.compactMap { $0.flatMap(SpokenName.words) }.first.map(SwiftText.literal)
  }

  /// A bar that is a view of the scene; nil for one without items and title, which only code fills.
  func leaf(_ bar: XMLElement) -> LeafSource? {
    guard bar.name == .toolbar || bar.name == .navigationBar else { return nil }
    let item: XMLElement? =
      bar.name == .navigationBar
      ? bar.child(named: .items)?.children(named: .navigationItem).reduce(nil) { $1 } : nil
    let title = item.flatMap { item in
      item[.title].flatMap { $0.isEmpty ? nil : KeyedText($0, of: item[.id], .title, options).view }
    }
    func side(_ single: String, _ several: Name) -> [XMLElement] {
      item.map { BarButton.elements($0, single: single, several: several) } ?? []
    }
    let items =
      bar.name == .toolbar
      ? bar.child(named: .items).map { Array($0.children(named: .barButtonItem)) } ?? []
      : side("leftBarButtonItem", .leftBarButtonItems)
    // In UIKit, the first item is at the edge.
    let trailing = side("rightBarButtonItem", .rightBarButtonItems).reversed()
    let (first, last) = (items.compactMap(shown), trailing.compactMap(shown))
    let isEmpty = (first + last).allSatisfy { $0.hasPrefix("Spacer()") }
    guard !isEmpty || title != nil else { return nil }
    let gap = first.contains("Spacer()") ? [] : ["Spacer()"]
    var lines = first + gap + last
    if isEmpty, let title { lines = ["\(title)\n  .font(.headline)\n  .frame(maxWidth: .infinity)"] }
    var leaf = LeafSource(expression: "HStack {\n\(lines.joined(separator: "\n").indented)\n}")
    leaf.modifiers = ["padding(.horizontal)"]
    if !isEmpty, let title { leaf.modifiers.append("overlay {\n  \(title)\n    .font(.headline)\n}") }
    leaf.outer = ["background(.bar)"]
    leaf.properties = (items + trailing).flatMap(properties)
    return leaf
  }

  /// The properties that the control for an item needs.
  func properties(_ item: XMLElement) -> [SourceProperty] {
    let id = item[.id] ?? ""
    return [
      parameters[id]?.enabling.map { .optional($0, value: "\(BarButton(item).isEnabled)") },
      actions[id, .tap].map { .closure($0) },
    ].compactMap(\.self)
  }

  private func shown(_ item: XMLElement) -> String? {
    guard case .space(let length) = BarButton(item).face else { return control(item) }
    return length.map { "Spacer()\n  .frame(width: \(SwiftText.number($0)))" } ?? "Spacer()"
  }
}

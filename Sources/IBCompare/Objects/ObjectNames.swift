import IBModel
import IBSyntax

struct ObjectNames {
  private let names: [ObjectName]
  private let controllers: [String: ObjectName]

  /// Two names with different keys are distinct.
  private struct Key: Hashable {
    let controller: String?
    let element: String
    let customClass: String?
    let label: String?
    /// The index of the object that contains this one as a part.
    let whole: Int?
  }

  init(_ table: ObjectTable) {
    let roles = table.objects.map { Self.role(of: $0, in: table) }
    let labels = table.objects.indices.map { Self.label(of: $0, roles[$0], in: table) }
    let wholes = table.objects.indices.map { labels[$0] == nil ? Self.whole(of: $0, labels, in: table) : nil }
    let keys = table.objects.indices.map { index -> Key in
      let object = table[index]
      return Key(
        controller: roles[index] == .controller ? nil : object.controller,
        element: roles[index] == .controller ? "" : object.element.tag, customClass: object.element[.customClass],
        label: labels[index], whole: wholes[index])
    }
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    func name(_ index: Int, partOf whole: ObjectName?) -> ObjectName {
      let object = table[index]
      return ObjectName(
        id: object.id, element: object.element.tag, role: roles[index], customClass: object.element[.customClass],
        label: labels[index], isTelling: roles[index] == .rootView || counts[keys[index]] == 1,
        partOf: whole.map { [$0] } ?? [])
    }
    let names = table.objects.indices.map { index in
      name(index, partOf: wholes[index].map { name($0, partOf: nil) })
    }
    self.names = names
    controllers = Dictionary(
      names.filter { $0.role == .controller }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(index: Int) -> ObjectName { names[index] }

  func controller(_ id: String?) -> ObjectName? { id.flatMap { controllers[$0] } }

  private static func role(of object: DiffObject, in table: ObjectTable) -> ObjectName.Role {
    if object.element.isFilesOwner { return .filesOwner }
    if object.element.name == .userDefaultsController { return .proxy }
    if object.element.name == .customObject {
      if object.id.hasPrefix("-") || object.element.equals(.sceneMemberID, "firstResponder") { return .proxy }
    }
    switch table.document.objects[object.id] {
    case .controller: return .controller
    case .view(let view):
      switch table.document.views[view].role {
      case .root: return .rootView
      // The content of a grid view's cell or a scroll view in AppKit can be any view.
      case .contentView:
        return table.document.flavor.runtime == .uiKit || object.element.name == .view ? .contentView : .other
      default: return .other
      }
    default: return .other
    }
  }

  private static func label(of index: Int, _ role: ObjectName.Role, in table: ObjectTable) -> String? {
    let object = table[index]
    if object.element.name == .userDefaultsController { return "user defaults" }
    if role == .controller {
      let isOfAppKit = table.document.flavor.runtime == .appKit
      return ObjectLabel.ofController(object.element) ?? (isOfAppKit ? table.outlets[object.id] : nil)
    }
    return object.element.menuPath ?? ObjectLabel.of(object.element) ?? table.outlets[object.id]
      ?? ObjectLabel.ofTextless(object.element)
  }

  /// The object with a name that an unnamed part of AppKit belongs to. A scroll view has the name of the view inside
  /// it.
  private static func whole(of index: Int, _ labels: [String?], in table: ObjectTable) -> Int? {
    let object = table[index]
    guard table.document.flavor.runtime == .appKit, object.element[.customClass] == nil, let parent = object.parent
    else { return nil }
    if object.element.name == .scrollView {
      let clipView = object.children.first { table[$0].place == "contentView" }
      return clipView.flatMap { table[$0].children.first { labels[$0] != nil } }
    }
    guard parts.contains(object.element.tag) || partKeys.contains(object.place) else { return nil }
    return labels[parent] != nil ? parent : whole(of: parent, labels, in: table)
  }

  private static let parts: Set = ["clipView", "scroller", "tableHeaderView", "tableCellView"]
  /// The keys of parts.
  private static let partKeys: Set = ["contentView", "view", "dataCell", "formatter", "menu", "toolbar"]
}

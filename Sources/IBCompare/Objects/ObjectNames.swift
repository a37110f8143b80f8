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
  }

  init(_ table: ObjectTable) {
    let roles = table.objects.map { Self.role(of: $0, in: table) }
    let labels = table.objects.indices.map { Self.label(of: $0, roles[$0], in: table) }
    let keys = table.objects.indices.map { index -> Key in
      let object = table[index]
      return Key(
        controller: roles[index] == .controller ? nil : object.controller,
        element: roles[index] == .controller ? "" : object.element.tag, customClass: object.element[.customClass],
        label: labels[index])
    }
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    let names = table.objects.indices.map { index in
      let object = table[index]
      return ObjectName(
        id: object.id, element: object.element.tag, role: roles[index], customClass: object.element[.customClass],
        label: labels[index], isTelling: roles[index] == .rootView || counts[keys[index]] == 1)
    }
    self.names = names
    controllers = Dictionary(
      names.filter { $0.role == .controller }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(index: Int) -> ObjectName { names[index] }

  func controller(_ id: String?) -> ObjectName? { id.flatMap { controllers[$0] } }

  private static func role(of object: DiffObject, in table: ObjectTable) -> ObjectName.Role {
    if object.element.equals(.placeholderIdentifier, "IBFilesOwner") { return .filesOwner }
    if object.element.name == .userDefaultsController { return .proxy }
    if object.element.name == .customObject {
      if object.id == "-2" { return .filesOwner }
      if object.id.hasPrefix("-") || object.element.equals(.sceneMemberID, "firstResponder") { return .proxy }
    }
    switch table.document.objects[object.id] {
    case .controller: return .controller
    case .view(let view):
      switch table.document.views[view].role {
      case .root: return .rootView
      case .contentView: return .contentView
      default: return .other
      }
    default: return .other
    }
  }

  private static func label(of index: Int, _ role: ObjectName.Role, in table: ObjectTable) -> String? {
    let object = table[index]
    if object.element.name == .userDefaultsController { return "user defaults" }
    if role == .controller { return ObjectLabel.ofController(object.element) }
    return object.element.menuPath ?? ObjectLabel.of(object.element) ?? table.outlets[object.id]
      ?? ObjectLabel.ofImage(object.element)
  }
}

import IBContent
import IBModel
import IBSyntax

/// The runtime attributes and the background that the host of a class of the app sets, if all views of the class in a
/// document have the same ones.
struct HostedSettings: Sendable {
  private var attributes: [String: [Attribute]] = [:]

  private struct Attribute: Hashable {
    let path: String
    let value: String
  }

  init(_ document: Document) {
    var differing: Set<String> = []
    for view in document.views {
      guard let name = view.element[.customClass] else { continue }
      let own = Self.attributes(of: view.element)
      if attributes[name, default: own] != own { differing.insert(name) }
      attributes[name] = own
    }
    for name in differing { attributes[name] = nil }
  }

  /// The statements for a new view of a class.
  func statements(for className: String?) -> [String] {
    className.flatMap { attributes[$0] }?.map { "view.\($0.path) = \($0.value)" } ?? []
  }

  /// Whether the host sets the property with a key path.
  func sets(_ path: String, of className: String?) -> Bool {
    className.flatMap { attributes[$0] }?.contains { $0.path == path } ?? false
  }

  private static func attributes(of view: XMLElement) -> [Attribute] {
    let color = ContentColor(view.child(key: "backgroundColor")).flatMap(ColorSource.expression)
    let background = color.map { [Attribute(path: Self.background, value: Self.color($0))] } ?? []
    guard let list = view.child(named: .userDefinedRuntimeAttributes) else { return background }
    return background
      + list.children.compactMap { attribute in
        guard let path = attribute[.keyPath], SwiftText.identifier(path, isType: false) == path,
          let value = value(of: attribute)
        else { return nil }
        return Attribute(path: path, value: value)
      }
  }

  static let background = "backgroundColor"

  /// UIKit's color for one of SwiftUI.
  private static func color(_ expression: String) -> String {
    let name = expression.wholeMatch(of: /Color\(uiColor: (\.\w+)\)|Color(\.(?:black|clear|white))/)
    return (name?.1 ?? name?.2).map(String.init) ?? "UIColor(\(expression))"
  }

  /// The value as Swift; nil for a type without a literal, such as a range.
  private static func value(of attribute: XMLElement) -> String? {
    let part = attribute.child(key: "value")
    switch attribute[.type] {
    case "string", "localizedString": return attribute[.value].map(SwiftText.literal)
    case "boolean": return attribute[.value].map { $0 == "YES" ? "true" : "false" }
    case "number": return part?.number(.value).map(SwiftText.number)
    case "color": return ContentColor(part).flatMap(ColorSource.expression).map(color)
    case "image": return attribute[.value].map { "UIImage(named: \(SwiftText.literal($0)))" }
    default: return nil
    }
  }
}

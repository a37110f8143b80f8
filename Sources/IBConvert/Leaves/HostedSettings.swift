import IBContent
import IBModel
import IBSyntax

/// The runtime attributes and the background that the host of a class of the app sets, if all views of the class in a
/// document have the same ones, and the module of the class.
struct HostedSettings: Sendable {
  /// The statements for new views, by the names of classes.
  private var statements: [String: [String]] = [:]
  /// The modules to import for classes; those of the targets that contain the document need no import.
  private(set) var modules = HostedViews.modules

  init(_ document: Document) {
    var differing: Set<String> = []
    // Other objects may name the module of the target.
    let elements = document.views.map(\.element) + document.controllers.map(\.element)
    let own = Set(elements.lazy.filter { $0.equals(.customModuleProvider, "target") }.compactMap { $0[.customModule] })
    for view in document.views {
      guard let name = view.element[.customClass] else { continue }
      let settings = Self.statements(for: view.element)
      if statements[name, default: settings] != settings { differing.insert(name) }
      statements[name] = settings
      if let type = SwiftText.identifier(name, isType: true), let module = HostedViews.module(of: view) {
        modules[type] = own.contains(module) ? nil : module
      }
    }
    for name in differing { statements[name] = nil }
  }

  /// The statements for a new view of a class.
  func statements(for className: String?) -> [String] {
    className.flatMap { statements[$0] } ?? []
  }

  /// Whether the host sets the property with a key path.
  func sets(_ path: String, of className: String?) -> Bool {
    statements(for: className).contains { $0.hasPrefix(Self.statement(path, "")) }
  }

  private static func statement(_ path: String, _ value: String) -> String { "view.\(path) = \(value)" }

  private static func statements(for view: XMLElement) -> [String] {
    let color = ContentColor(view.child(key: "backgroundColor")).flatMap(ColorSource.expression)
    let background = color.map { [statement(Self.background, Self.color($0))] } ?? []
    guard let list = view.child(named: .userDefinedRuntimeAttributes) else { return background }
    return background
      + list.children.compactMap { attribute in
        guard let path = attribute[.keyPath], SwiftText.identifier(path, isType: false) == path,
          let value = value(of: attribute)
        else { return nil }
        return statement(path, value)
      }
  }

  static let background = "backgroundColor"

  /// UIKit's color for one of SwiftUI.
  private static func color(_ expression: String) -> String {
    if let name = expression.wholeMatch(of: /Color\(uiColor: (\.\w+)\)|Color(\.(?:black|clear|white))/) {
      return String(name.1 ?? name.2 ?? "")
    }
    let parts = expression.wholeMatch(of: /Color\(((?:white|red): .+?)(?:, opacity: ([^,]+))?\)/)
    return parts.map { "UIColor(\($0.1), alpha: \($0.2 ?? "1"))" } ?? "UIColor(\(expression))"
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

/// A property that a struct declares.
package struct SourceProperty: Hashable, Sendable {
  /// The use of a property, in the order in which people declare properties.
  enum Use: Int, CaseIterable {
    /// A type, and not a property.
    case type
    /// A value or a binding that the struct is created with.
    case value, binding
    case closure
    /// The struct's own state, and values of the environment.
    case own
  }

  let name: String
  let use: Use
  package let declaration: String
  /// The value with which a preview creates the struct, and another struct does until the app has one: the one in the
  /// document. Nil for a property that need not be passed.
  let argument: String?
  /// A declaration with the value in the document.
  let preset: String
  /// The struct that the closure creates; nil for other properties.
  let destination: String?

  private init(
    _ use: Use, _ name: String, _ declaration: String, argument: String? = nil, preset: String? = nil,
    destination: String? = nil
  ) {
    (self.use, self.name, self.declaration, self.argument) = (use, name, declaration, argument)
    self.destination = destination
    self.preset = preset ?? declaration
  }

  static func closure(_ name: String) -> SourceProperty { closure(ActionCall(name: name)) }

  static func closure(_ action: ActionCall) -> SourceProperty {
    let parameter: String
    switch action.sender {
    case .tag: parameter = "_ tag: Int"
    case .outlet: parameter = "_ sender: String"
    case nil: parameter = ""
    }
    return SourceProperty(
      .closure, action.name, "let \(action.name): (\(parameter)) -> Void",
      argument: action.sender == nil ? "{}" : "{ _ in }")
  }

  /// The closure for a tap on a row.
  static func selection(_ name: String, of type: String) -> SourceProperty {
    SourceProperty(.closure, name, "let \(name): (\(type)) -> Void", argument: "{ _ in }")
  }

  /// The screen that the app creates with its values when the struct leads to it.
  static func destination(_ type: String) -> SourceProperty {
    let name = PropertyNames.lowered(type)
    return SourceProperty(.closure, name, "let \(name): () -> \(type)", argument: "{ .preview }", destination: type)
  }

  /// A value that need not be passed.
  static func optional(_ name: String, _ type: String = "", value: String? = nil) -> SourceProperty {
    SourceProperty(
      .value, name, "var \(name)\(type.isEmpty ? "" : ": \(type)")\(value.map { " = \($0)" } ?? "")")
  }

  /// A value that code surely replaces, so that the document's value is only for previews.
  static func required(_ name: String, _ type: String, sample: String) -> SourceProperty {
    SourceProperty(.value, name, "let \(name): \(type)", argument: sample, preset: "let \(name) = \(sample)")
  }

  /// The type with the values of a row.
  static func rowValues(_ name: String, _ values: [SourceProperty]) -> SourceProperty {
    let lines = ["let id = UUID()"] + values.map(\.declaration)
    return SourceProperty(
      .type, name, "struct \(name): Identifiable {\n\(lines.joined(separator: "\n").indented)\n}\n")
  }

  /// The type of a row that is one of several kinds.
  static func rowKinds(_ name: String, _ cases: [(String, String)]) -> SourceProperty {
    let lines = cases.map { "  case \($0)(\($1))\n" }.joined()
    return SourceProperty(.type, name, "enum \(name) {\n\(lines)}\n")
  }

  /// The value of a control. If an outlet or an action belongs to the control, other code reads the value and owns it.
  static func value(_ name: String, _ type: String, _ value: String, isShared: Bool) -> SourceProperty {
    // Without a point, Swift reads a whole number.
    let words = type == "Double" && !value.contains(".") ? ": Double" : ""
    let own = "@State private var \(name)\(words) = \(value)"
    guard isShared else { return SourceProperty(.own, name, own) }
    return SourceProperty(
      .binding, name, "@Binding var \(name): \(type)", argument: ".constant(\(value))", preset: own)
  }

  static let dismissal = SourceProperty(.own, "dismiss", "@Environment(\\.dismiss) private var dismiss")

  /// The argument for this property of a struct inside another that has the same property.
  var forwarded: String { use == .binding ? "$\(name)" : name }

  /// Different properties in the order of an initializer.
  static func sorted(_ properties: [SourceProperty]) -> [SourceProperty] {
    var names: Set<String> = []
    let different = properties.filter { names.insert($0.name).inserted }
    return Use.allCases.flatMap { use in different.filter { $0.use == use } }
  }
}

import IBContent

/// A control that people tap: a button, or a link to another screen.
enum ControlSource {
  enum Label {
    /// A text as an argument: a literal, or a property.
    case title(String)
    case view(String)
  }

  /// The name of the closure for a selector; nil if no part of it can be a name.
  static func action(_ selector: String) -> String? {
    // Swift's names for Objective-C end in the label of the first argument.
    let name = String(selector.prefix { $0 != ":" }).without(ending: ["WithSender"])
    return SwiftText.identifier(name, isType: false)
  }

  /// The code that creates a struct. The app replaces the empty closures and the values of the document.
  ///
  /// - Parameter forwards: whether the struct around it has the same properties.
  static func call(_ type: String, _ properties: [SourceProperty], forwards: Bool = false) -> String {
    "\(type)(\(arguments(properties, forwards: forwards).joined(separator: ", ")))"
  }

  private static func arguments(_ properties: [SourceProperty], forwards: Bool) -> [String] {
    properties.compactMap { property in
      property.argument.map { "\(property.name): \(forwards ? property.forwarded : $0)" }
    }
  }

  /// The call on one line, or with an argument on each line if it is long.
  static func lines(ofCall type: String, _ properties: [SourceProperty]) -> [String] {
    let line = call(type, properties)
    guard line.count > longestCall || line.contains("\n") else { return [line] }
    let arguments = arguments(properties, forwards: false).map(\.indented).joined(separator: ",\n")
    return "\(type)(\n\(arguments)\n)".split(separator: "\n").map(String.init)
  }

  /// In characters.
  private static let longestCall = 90

  static func expression(_ label: Label, action: ActionCall?, _ trigger: ScreenSource.Trigger?) -> String {
    var effect: String?
    var action = action
    switch trigger {
    case .perform(let closure): action = action ?? ActionCall(name: closure)
    case .link(let destination): return link(to: destination.code, label)
    case .show(let state): effect = "\(state) = true"
    case .dismiss: effect = "dismiss()"
    case nil: break
    }
    if effect == nil, action?.sender == nil {
      let name = action?.name
      switch label {
      case .title(let title): return "Button(\(title)\(name.map { ", action: \($0))" } ?? ") {}")"
      case .view(let view): return "Button(action: \(name ?? "{}")) {\n\(view.indented)\n}"
      }
    }
    let statements = [action?.statement, effect].compactMap(\.self).joined(separator: "\n")
    let body = "{\n\(statements.indented)\n}"
    return switch label {
    case .title(let title): "Button(\(title)) \(body)"
    case .view(let view): "Button \(body) label: {\n\(view.indented)\n}"
    }
  }

  private static func link(to destination: String, _ label: Label) -> String {
    switch label {
    case .title(let title): "NavigationLink(\(title)) {\n  \(destination)\n}"
    case .view(let view): "NavigationLink {\n  \(destination)\n} label: {\n\(view.indented)\n}"
    }
  }
}

enum ImageSource {
  static func expression(_ image: ImageReference) -> String { expression(image.name, isSymbol: image.isSymbol) }

  /// An image that VoiceOver skips, as it does an image view of UIKit.
  static func decorative(_ image: ImageReference) -> String {
    image.isSymbol ? expression(image) : "Image(decorative: \(SwiftText.literal(image.name)))"
  }

  static func expression(_ name: String, isSymbol: Bool) -> String {
    "Image(\(isSymbol ? "systemName: " : "")\(SwiftText.literal(name)))"
  }
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}

import ProposalLayout

/// What a printed view without views inside is to SwiftUI.
enum PrintedLeaf: Hashable, Sendable {
  /// A text, an image or a color: the size that UIKit gives it is its own (Measurements/SwiftUI.md#texts, #images).
  case sameInBoth
  case control(ControlLeaf)
  /// A view of UIKit's own (Measurements/SwiftUI.md#hosted-views).
  case hosted
  case unknown(SizeGap)

  /// - Parameters:
  ///   - source: the view as it is printed.
  ///   - modifiers: what is applied to it, as it is written after the dot, inner ones first.
  init(_ source: String, _ modifiers: [String]) {
    self = (try? LeafSourceReader(source, modifiers).leaf()) ?? .unknown(.kind)
  }
}

/// Reads a view from its source.
private struct LeafSourceReader {
  private let name: String
  private let arguments: SourceArguments
  /// What is between the last braces.
  private let content: String
  /// By their names; of several of one name the last.
  private var modifiers: [String: String] = [:]

  init(_ source: String, _ written: [String]) throws(SourceProblem) {
    var cursor = SourceCursor(source)
    name = cursor.word() ?? ""
    arguments = try SourceArguments(
      cursor.next == UInt8(ascii: "(") ? cursor.text(try cursor.enclosed()) : "")
    var braces = ""
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: "{"): braces = cursor.text(try cursor.enclosed())
      case UInt8(ascii: "\""): try cursor.skipLiteral()
      default: cursor.skipOne()
      }
    }
    content = braces
    for modifier in written {
      var cursor = SourceCursor(modifier)
      guard let name = cursor.word() else { continue }
      modifiers[name] = cursor.next == UInt8(ascii: "(") ? cursor.text(try cursor.enclosed()) : ""
    }
  }

  /// Modifiers that decide how large a view is and are taken into account where they count.
  private static let read: Set<String> = [
    "buttonStyle", "font", "labelsHidden", "lineLimit", "pickerStyle", "resizable", "scaledToFill", "scaledToFit",
    "textFieldStyle",
  ]

  func leaf() throws(SourceProblem) -> PrintedLeaf {
    let others = modifiers.keys.filter { LeafSizing.decides($0) && !Self.read.contains($0) }
    switch name {
    case "Text", "List", "Form", "Color": return .sameInBoth
    case "Image":
      let isSymbol = arguments["systemName"] != nil && modifiers["resizable"] == nil
      return isSymbol ? .unknown(.kind) : .sameInBoth
    case _ where !others.isEmpty: return .unknown(.kind)
    case "Button": return try button()
    case "Toggle": return control(.toggle, if: modifiers["labelsHidden"] != nil)
    case "Stepper": return control(.stepper, if: modifiers["labelsHidden"] != nil)
    case "Slider": return control(.slider)
    case "Picker": return control(.segmentedPicker, if: modifiers["pickerStyle"] == ".segmented")
    case "ProgressView":
      if arguments.values.isEmpty { return control(.spinner) }
      return control(.progressBar, if: arguments["value"] != nil && arguments.values.count == 1)
    case "TextField":
      guard let font else { return .unknown(.content) }
      switch modifiers["textFieldStyle"] {
      case ".roundedBorder": return control(.roundedTextField)
      case nil, ".automatic", ".plain":
        return .control(ControlLeaf(.textField, value: TextLeaf(Self.anyText, font: font)))
      default: return .unknown(.kind)
      }
    case "DatePicker": return .unknown(.content)
    case "NavigationLink", "SecureField", "TextEditor": return .unknown(.kind)
    default: return name.hasSuffix("Host") ? .hosted : .sameInBoth
    }
  }

  /// The height of a field's line does not depend on what is in it.
  private static let anyText = " "

  private func control(_ kind: ControlKind, if isMeasured: Bool = true) -> PrintedLeaf {
    isMeasured ? .control(ControlLeaf(kind)) : .unknown(.kind)
  }

  /// Nil for one that is not measured.
  private var font: TextFont? { modifiers["font"].map { PrintedFont.font($0) } ?? .body }

  /// The size of its label, with what its style adds.
  private func button() throws(SourceProblem) -> PrintedLeaf {
    let kind: ControlKind
    switch modifiers["buttonStyle"] {
    case nil, ".automatic", ".borderless", ".plain": kind = .button
    case ".bordered", ".borderedProminent": kind = .borderedButton
    default: return .unknown(.kind)
    }
    guard let font, let title = try title(), !title.isEmpty else { return .unknown(.content) }
    return .control(ControlLeaf(kind, label: TextLeaf(.string(title), font: font, lineLimit: lineLimit)))
  }

  /// Whether what is applied to the rest of a label leaves it its own size where nothing else decides.
  private func isNaturalInside(_ cursor: inout SourceCursor) throws(SourceProblem) -> Bool {
    while true {
      cursor.skipBlank()
      if cursor.isAtEnd { return true }
      guard cursor.take("."), let name = cursor.word(), name == "background" || name == "frame" else { return false }
      let arguments = try SourceArguments(
        cursor.next == UInt8(ascii: "(") ? cursor.text(try cursor.enclosed()) : "")
      if name == "frame", !arguments.has(only: ["maxWidth", "maxHeight", "alignment"]) { return false }
      cursor.skipSpaces()
      if cursor.next == UInt8(ascii: "{") { _ = try cursor.enclosed() }
    }
  }

  private var lineLimit: Int? { modifiers["lineLimit"].flatMap(Int.init) }

  /// The words of the label; nil for another view than a text.
  private func title() throws(SourceProblem) -> String? {
    if let first = arguments.unlabeled.first { return SwiftText.text(ofLiteral: first) }
    var cursor = SourceCursor(content)
    cursor.skipBlank()
    guard cursor.word() == "Text", cursor.next == UInt8(ascii: "(") else { return nil }
    let text = try SourceArguments(cursor.text(try cursor.enclosed()))
    guard try isNaturalInside(&cursor) else { return nil }
    // Of a text that is looked up, the comment is the document's own.
    return (text["comment"] ?? text.unlabeled.first).flatMap(SwiftText.text(ofLiteral:))
  }
}

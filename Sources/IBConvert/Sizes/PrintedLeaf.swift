import ProposalLayout

/// The kind of a printed view without children in SwiftUI.
enum PrintedLeaf: Hashable, Sendable {
  /// A text, an image or a color: the size that UIKit gives it is its own (Measurements/SwiftUI.md#texts, #images).
  case sameInBoth
  /// A control of its kind, and the tree that is laid out instead.
  case control(ControlKind, ViewNode)
  case unknown(SizeGap)

  /// - Parameters:
  ///   - source: the view as it is printed.
  ///   - modifiers: its modifiers, as written after the dot, inner ones first.
  ///   - image: the size in points of an image that the view shows, by its name; nil if it is unknown.
  init(_ source: String, _ modifiers: [String], image: @escaping (String) -> Size? = { _ in nil }) {
    self = (try? LeafSourceReader(source, modifiers).leaf(image)) ?? .unknown(.kind)
  }

  /// A text; nil for one that is not measured, and for another view.
  static func text(_ source: String, _ modifiers: [String]) -> TextLeaf? {
    try? LeafSourceReader(source, modifiers).text
  }
}

/// Reads a view from its source.
private struct LeafSourceReader {
  private let name: String
  private let arguments: SourceArguments
  /// The text between the last braces.
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

  func leaf(_ image: @escaping (String) -> Size?) throws(SourceProblem) -> PrintedLeaf {
    let others = modifiers.keys.filter { LeafSizing.decides($0) && !Self.read.contains($0) }
    switch name {
    case "Text", "List", "Form", "Color": return .sameInBoth
    case "Image":
      let isSymbol = arguments["systemName"] != nil && modifiers["resizable"] == nil
      return isSymbol ? .unknown(.kind) : .sameInBoth
    case _ where !others.isEmpty: return .unknown(.kind)
    case "Button": return try button(image)
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
        return .control(
          .textField, ViewNode(.control(ControlLeaf(.textField, value: TextLeaf(Self.anyText, font: font)))))
      default: return .unknown(.kind)
      }
    case "DatePicker": return .unknown(.content)
    case "NavigationLink", "SecureField", "TextEditor": return .unknown(.kind)
    // A view of UIKit's own, whose class decides whether it keeps its length (Measurements/SwiftUI.md#hosted-views).
    default: return name.hasSuffix("Host") ? .unknown(.kind) : .sameInBoth
    }
  }

  /// The height of a field's line does not depend on its text.
  private static let anyText = " "

  private func control(_ kind: ControlKind, if isMeasured: Bool = true) -> PrintedLeaf {
    isMeasured ? .control(kind, ViewNode(.control(ControlLeaf(kind)))) : .unknown(.kind)
  }

  /// The text, if it can be measured.
  var text: TextLeaf? {
    guard name == "Text", let font,
      !modifiers.keys.contains(where: { LeafSizing.decides($0) && !Self.read.contains($0) })
    else { return nil }
    let reader = LabelReader(font: font, lineLimit: lineLimit) { _ in nil }
    guard case .success(.text(let leaf)) = reader.content(name, arguments, isResizable: false) else { return nil }
    return leaf
  }

  /// Nil for one that is not measured.
  private var font: TextFont? { modifiers["font"].map { PrintedFont.font($0) } ?? .body }

  /// The size of its label, with what its style adds.
  private func button(_ image: @escaping (String) -> Size?) throws(SourceProblem) -> PrintedLeaf {
    let kind: ControlKind
    switch modifiers["buttonStyle"] {
    case nil, ".automatic", ".borderless", ".plain": kind = .button
    case ".bordered", ".borderedProminent": kind = .borderedButton
    default: return .unknown(.kind)
    }
    guard let font else { return .unknown(.content) }
    var label: ViewNode
    if let title = arguments.unlabeled.first {
      guard let title = SwiftText.text(ofLiteral: title), !title.isEmpty else { return .unknown(.content) }
      label = ViewNode(.text(TextLeaf(.string(title), font: font, lineLimit: lineLimit)))
    } else {
      var reader = PrintedViewReader(SourceCursor(content + "}"), at: 0, layouts: [:])
      let views = try reader.views()
      guard views.count == 1, let view = views.first else { return .unknown(.content) }
      let measured = LabelReader(font: font, lineLimit: lineLimit, image: image).node(view)
      guard case .success(let found) = measured else { return .unknown(measured.gap) }
      label = found
    }
    return .control(kind, kind == .button ? label : label.padding(SwiftUIControlSizes.borderedInsets))
  }

  private var lineLimit: Int? { modifiers["lineLimit"].flatMap(Int.init) }
}

/// Puts the sizes of texts and images into what a button shows.
private struct LabelReader {
  struct Unknown: Error { let gap: SizeGap }

  let font: TextFont
  let lineLimit: Int?
  let image: (String) -> Size?

  func node(_ node: ViewNode) -> Result<ViewNode, Unknown> {
    var result = node
    if case .hosted(let leaf) = node.content {
      switch content(leaf.className ?? "", isResizable: node.modifiers.contains { $0.modifier.name == "resizable" }) {
      case .failure(let unknown): return .failure(unknown)
      case .success(let content): result.content = content
      }
    }
    for modifier in node.modifiers where LeafSizing.decides(modifier.modifier.name) {
      if modifier.modifier.name != "resizable" { return .failure(Unknown(gap: .kind)) }
    }
    result.children = []
    for child in node.children {
      switch self.node(child) {
      case .failure(let unknown): return .failure(unknown)
      case .success(let child): result.children.append(child)
      }
    }
    for index in node.modifiers.indices {
      // The views under or over a view do not affect frames.
      result.modifiers[index].content = node.modifiers[index].content.map { _ in .color() }
    }
    return .success(result)
  }

  private func content(_ source: String, isResizable: Bool) -> Result<ViewContent, Unknown> {
    var cursor = SourceCursor(source)
    let name = cursor.word()
    guard cursor.next == UInt8(ascii: "("), let range = try? cursor.enclosed(),
      let arguments = try? SourceArguments(cursor.text(range))
    else { return .failure(Unknown(gap: .content)) }
    return content(name ?? "", arguments, isResizable: isResizable)
  }

  func content(_ name: String, _ arguments: SourceArguments, isResizable: Bool) -> Result<ViewContent, Unknown> {
    switch name {
    case "Text":
      // The comment of a localized text is the document's own text.
      let literal = arguments["comment"] ?? arguments["verbatim"] ?? arguments.unlabeled.first
      guard let text = literal.flatMap(SwiftText.text(ofLiteral:)), !text.isEmpty else {
        return .failure(Unknown(gap: .content))
      }
      return .success(.text(TextLeaf(.string(text), font: font, lineLimit: lineLimit)))
    case "Image":
      guard let name = arguments.unlabeled.first.flatMap(SwiftText.text(ofLiteral:)) else {
        return .failure(Unknown(gap: .kind))
      }
      guard let size = image(name) else { return .failure(Unknown(gap: .content)) }
      return .success(.image(ImageLeaf(name, size: size, isResizable: isResizable)))
    default: return .failure(Unknown(gap: .content))
    }
  }
}

extension Result where Failure == LabelReader.Unknown {
  fileprivate var gap: SizeGap { if case .failure(let unknown) = self { unknown.gap } else { .content } }
}

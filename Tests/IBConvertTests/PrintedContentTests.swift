import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBConvert

/// The text, the font and the visibility that the layout measured are the ones that the converter prints.
@Suite struct PrintedContentTests {
  /// What a leaf prints that the layout did not measure, one line for each configuration.
  private static func differences(in document: Document) -> [String] {
    let configurations = ConfigurationSet.finalSizeClasses
    let reader = LeafReader(document)
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: configurations.map { LayoutRequest($0, detail: .picture, diagnosis: .none) })
    var differences: [String] = []
    for (configuration, layouts) in zip(configurations, columns) {
      for view in layouts.flatMap(\.views) where view.installed {
        guard let index = view.index, document.views.indices.contains(index),
          [.label, .button].contains(document.views[index].kind)
        else { continue }
        let leaf = reader.leaf(index, in: configurations)
        // In other size classes it is not what the layout measured, and its frame is not verified.
        if leaf.variesBySizeClass, configuration != configurations[0] { continue }
        let printed = PrintedContent(leaf)
        if let difference = printed.difference(from: view) {
          differences.append("\(view.id) on \(configuration.name): \(difference)")
        }
      }
    }
    return differences
  }

  private static let attributed = """
    <attributedString key="attributedText"><fragment content="Attributed words"><attributes>\
    <font key="NSFont" metaFont="system" size="20"/></attributes></fragment></attributedString>
    """
  private static let pieces = """
    <attributedString key="attributedText"><fragment content="One "><attributes>\
    <font key="NSFont" size="20" name="Georgia"/></attributes></fragment><fragment content="two"><attributes>\
    <font key="NSFont" metaFont="system" size="11"/></attributes></fragment></attributedString>
    """
  private static let title = """
    <state key="normal"><attributedString key="attributedTitle"><fragment content="Attributed title"><attributes>\
    <font key="NSFont" metaFont="boldSystem" size="13"/></attributes></fragment></attributedString></state>
    """

  /// A view with the text, the font or the visibility in each form of the format.
  private static let views = [
    view("plain", tag: "label", attributes: #"text="Words""#),
    view(
      "named", tag: "label", attributes: #"text="Words""#,
      content: #"<fontDescription key="fontDescription" type="boldSystem" size="system"/>"#),
    view("attributed", tag: "label", content: attributed),
    view("pieces", tag: "label", content: pieces),
    view(
      "varying", tag: "label", attributes: #"text="Words" hidden="YES""#,
      content: #"""
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        <variation key="heightClass=regular" hidden="NO"/>
        <variation key="widthClass=regular" text="Wide words">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="30"/></variation>
        """#),
    view("button", tag: "button", attributes: #"buttonType="system""#, content: title),
    view(
      "configured", tag: "button", attributes: #"buttonType="system""#,
      content: #"""
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <state key="normal" title="State"/><buttonConfiguration key="configuration" style="filled"/>
        """#),
    view(
      "configuredTitle", tag: "button", attributes: #"buttonType="system" role="primary""#,
      content: #"<buttonConfiguration key="configuration" style="gray" title="Configured"/>"#),
  ]

  @Test func aLeafPrintsTheTextFontAndVisibilityThatTheLayoutMeasured() throws {
    let document = try model(storyboard(scene(rootView(subviews: Self.views.joined()))))
    #expect(Self.differences(in: document) == [])
  }

  @Test func aVaryingLabelIsWrittenAsInTheFirstSizeClass() throws {
    let document = try model(storyboard(scene(rootView(subviews: Self.views[4]))))
    let leaf = LeafReader(document).leaf(1, in: ConfigurationSet.finalSizeClasses)
    #expect(leaf.expression == #"Text("Words")"#)
    #expect(leaf.variesBySizeClass)
    #expect(leaf.notes == ["label 'varying' differs between size classes; this file contains only its first variant"])
  }

  @Test func piecesOfATextKeepTheirFonts() throws {
    let document = try model(storyboard(scene(rootView(subviews: Self.views[3]))))
    let leaf = LeafReader(document).leaf(1, in: ConfigurationSet.finalSizeClasses)
    #expect(
      leaf.expression == """
        Text(AttributedString("One ", attributes: AttributeContainer().font(.custom("Georgia", fixedSize: 20))) + \
        AttributedString("two", attributes: AttributeContainer().font(.system(size: 11))))
        """)
  }

  /// A transparent view is not seen either, and neither is what a hidden view holds.
  @Test func hiddenAndTransparentViewsArePrintedSo() throws {
    let document = try model(
      storyboard(
        scene(
          rootView(
            subviews: view("faint", tag: "label", attributes: #"text="a" alpha="0.5""#)
              + view(
                "box", attributes: #"hidden="YES""#,
                subviews: view("inner", tag: "label", attributes: #"text="b""#))))))
    let reader = LeafReader(document)
    let configurations = ConfigurationSet.finalSizeClasses
    #expect(reader.leaf(1, in: configurations).outer == ["opacity(0.5)"])
    #expect(reader.decorations(2, in: configurations).modifiers == ["hidden()"])
  }

  /// Documents in which texts, fonts or visibility are written in a rarer form, and one of ten others.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func leavesOfRealDocumentsPrintWhatTheLayoutMeasured() throws {
    let forms = ["<attributedString key=\"attributed", " size=\"system\"", "<buttonConfiguration"].map { Data($0.utf8) }
    var (views, differences) = (0, [String]())
    for (place, url) in Corpus.documents.enumerated() {
      let data = try Data(contentsOf: url)
      guard place % 10 == 0 || forms.contains(where: { data.range(of: $0) != nil }),
        let tree = SyntaxParser.parse(SourceFile(path: url.path, bytes: [UInt8](data))).0,
        let document = Document(tree),
        document.flavor.platform == .iOS, document.views.count < 300
      else { continue }
      views += document.views.count
      differences += Self.differences(in: document).map { "\(url.lastPathComponent): \($0)" }
    }
    #expect(views > 1000)
    let listed = differences.prefix(40).joined(separator: "\n")
    #expect(differences.isEmpty, "\(differences.count) of \(views) views:\n\(listed)")
  }
}

/// A leaf as it is written.
private struct PrintedContent {
  private let expression: String
  private let modifiers: [String]

  init(_ leaf: LeafSource) {
    // A label that code sets has its text in a property.
    let parameter = leaf.properties.first { property in
      leaf.expression == "Text(\(property.name))"
    }
    expression = parameter.map { String($0.preset.drop { $0 != "\"" }) } ?? leaf.expression
    modifiers = leaf.modifiers + leaf.outer
  }

  /// Nil where text, font and visibility are those that the layout measured.
  func difference(from view: ViewLayout) -> String? {
    let isHidden = modifiers.contains { $0 == "hidden()" || $0 == "opacity(0)" || $0.hasSuffix(" ? 1 : 0)") }
    if isHidden != (view.hidden || view.appearance?.opacity == 0) { return "hidden: \(view.hidden)" }
    guard let text = view.appearance?.text, let font = view.font else { return nil }
    let drawn = text.lines.map(\.text).joined()
    if !isPrinted(drawn) { return "text '\(drawn)' is not in \(expression)" }
    let written = FontSource.expression(font)
    let hasFont = modifiers.contains("font(\(written))") || expression.contains(".font(\(written))")
    let isStandard = [".body", ".system(size: 17)"].contains(written) && !modifiers.contains { $0.hasPrefix("font(") }
    return hasFont || isStandard ? nil : "font \(written) is not in \(modifiers) \(expression)"
  }

  /// Whether a text with the line ends and ellipses of a drawing is in the literals of the expression.
  private func isPrinted(_ drawn: String) -> Bool {
    func plain(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "\\" && $0 != "\"" } }
    let literals = expression.split(separator: "AttributedString(").map { part in
      part.split(separator: ", attributes:")[0]
    }
    let shown = plain(["\\n", "\\r", "\\t"].reduce(literals.joined()) { $0.replacing($1, with: "") })
    return drawn.split(separator: "\u{2026}").allSatisfy { shown.contains(plain(String($0))) }
  }
}

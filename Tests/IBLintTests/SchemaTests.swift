import CLibXML2
import IBLint
import IBModel
import IBSource
import IBSyntax
import Testing

/// An XML Schema, by which libxml2 judges, and the linter's own check are made from one vocabulary and have to
/// agree.
@Suite struct SchemaTests {
  /// Of the vocabulary's rules those that a schema has; keys of children are none of its business.
  private static let rules = RuleSet(RuleRegistry.all.filter { $0.info.category == "vocabulary" })

  private static let skeleton = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view hidden="YES" contentMode="scaleToFill" id="vie-w0-001">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <subviews>
                    <label text="Name" textAlignment="natural" lineBreakMode="clip" id="lab-el-001"/>
                    <stackView axis="vertical" spacing="4" id="sta-ck-001"/>
                </subviews>
                <constraints>
                    <constraint firstAttribute="width" relation="equal" constant="40" multiplier="1:2" id="cst-00-001"/>
                </constraints>
                <connections>
                    <outlet property="a" destination="lab-el-001" id="out-le-001"/>
                </connections>
            </view>
        </objects>
    </document>
    """

  /// A sound document and one with each kind of defect (Measurements/Format.md#schema-engine).
  private static let defects: [(old: String, new: String, isSound: Bool)] = [
    ("hidden", "hidden", true), ("contentMode=", "contentMoed=", false), ("\"YES\"", "\"true\"", false),
    ("scaleToFill", "scaleTofill", false), ("x=\"0.0\" ", "", false), ("\"10\"", "\"1O\"", false),
    ("subviews>", "subvews>", false), ("<label ", "<sparkle ", false), ("natural", "naturel", false),
    ("width\" relation", "widht\" relation", false), ("\"1:2\"", "\"a:b\"", false), ("property=\"a\" ", "", false),
    ("<constraints>", "<connections>", false), ("spacing=\"4\"", "spacing=\"4.5\"", true),
    ("text=\"Name\"", "text=\"\"", true), ("id=\"sta-ck-001\"", "id=\"sta-ck-001\" userLabel=\"x\"", true),
  ]

  @Test func bothJudgesAgreeOnSeededDefects() throws {
    let schema = try #require(Schema())
    for (old, new, isSound) in Self.defects {
      var text = Self.skeleton.replacing(old, with: new)
      if new == "<connections>" { text = text.replacing("</constraints>", with: "</connections>") }
      let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.xib", bytes: Array(text.utf8))).0)
      let findings = Linter.lint(tree, rules: Self.rules, surroundings: .documentAlone)
      #expect(findings.isEmpty == isSound, "ours: \(new)")
      #expect(schema.isValid(text) == isSound, "libxml2: \(new)")
    }
  }

  /// The examples of all rules but the vocabulary's own are documents that both take.
  @Test func theGoodExamplesAreValid() throws {
    let schema = try #require(Schema())
    for info in RuleRegistry.ofDocuments.map(\.info) where info.platforms.contains(.iOS) {
      #expect(schema.isValid(info.good), "\(info.id)")
    }
  }
}

/// The schema, compiled once.
private final class Schema {
  private let schema: xmlSchemaPtr

  init?() {
    let text = Array(XMLSchemaGrammar.text(.uiKit).utf8CString.dropLast())
    guard let parser = xmlSchemaNewMemParserCtxt(text, Int32(text.count)) else { return nil }
    defer { xmlSchemaFreeParserCtxt(parser) }
    guard let schema = xmlSchemaParse(parser) else { return nil }
    self.schema = schema
  }

  deinit { xmlSchemaFree(schema) }

  func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8CString.dropLast())
    let options = Int32(XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    guard let document = xmlReadMemory(bytes, Int32(bytes.count), "a.xib", nil, options) else { return false }
    defer { xmlFreeDoc(document) }
    guard let context = xmlSchemaNewValidCtxt(schema) else { return false }
    defer { xmlSchemaFreeValidCtxt(context) }
    xmlSchemaSetValidStructuredErrors(context, { _, _ in }, nil)
    return xmlSchemaValidateDoc(context, document) == 0
  }
}

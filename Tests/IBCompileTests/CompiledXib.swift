import IBCompile
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import NibArchive
import Testing

/// A xib of ours and what it is compiled to.
struct CompiledXib {
  let result: CompileResult
  let source: SourceFile

  /// - Parameter objects: what is in `<objects>` after the placeholders.
  init(_ objects: String, module: String? = nil, isLocalizable: Bool = false) throws {
    let placeholders = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      """
    try self.init(text: document(placeholders + objects), module: module, isLocalizable: isLocalizable)
  }

  init(text: String, module: String? = nil, isLocalizable: Bool = false) throws {
    source = SourceFile(path: "a.xib", bytes: Array(text.utf8))
    let tree = try #require(SyntaxParser.parse(source).0)
    let document = try #require(Document(tree))
    result = XibCompiler.compile(document, CompileOptions(module: module, isLocalizable: isLocalizable))
  }

  /// The view of a controller.
  ///
  /// - Parameter scene: what is in the `<objects>` of a scene.
  init(view controller: String, in scene: String) throws {
    let text = Self.storyboard(scene)
    source = SourceFile(path: "a.storyboard", bytes: Array(text.utf8))
    let tree = try #require(SyntaxParser.parse(source).0)
    let document = try #require(Document(tree))
    result = StoryboardCompiler.view(
      of: controller, in: document, CompileOptions(module: nil, isLocalizable: false))
  }

  /// A controller, by the name of its nib.
  ///
  /// - Parameter scenes: what is in the `<objects>` of each scene.
  init(scene name: String, in scenes: String...) throws {
    let next = "</objects></scene><scene><objects>"
    let text = Self.storyboard(scenes.joined(separator: "<next/>")).replacing("<next/>", with: next)
    source = SourceFile(path: "a.storyboard", bytes: Array(text.utf8))
    let tree = try #require(SyntaxParser.parse(source).0)
    let document = try #require(Document(tree))
    result = StoryboardCompiler.scene(
      named: name, in: document, CompileOptions(module: nil, isLocalizable: false))
  }

  /// A storyboard with one scene, whose `<objects>` have this in them.
  static func storyboard(_ scene: String) -> String {
    document(scene)
      .replacing("<objects>", with: #"<device id="retina4_7"/><scenes><scene sceneID="s"><objects>"#)
      .replacing("</objects>", with: "</objects></scene></scenes>")
      .replacing("CocoaTouch.XIB\"", with: "CocoaTouch.Storyboard.XIB\"")
  }

  /// The objects as text: `Class key=value …` each, references as the number of their object.
  func objects(_ className: String) throws -> [[String: String]] {
    let nib = try #require(result.nib, "\(result.problems)")
    let keys = nib.keys.map { String(decoding: $0, as: UTF8.self) }
    return nib.objects.filter { String(decoding: nib.classes[$0.classNumber].name, as: UTF8.self) == className }.map {
      object in
      var values: [String: String] = [:]
      for value in object.values { values[keys[value.key]] = Self.text(value.content, nib) }
      return values
    }
  }

  func object(_ className: String) throws -> [String: String] { try #require(try objects(className).first) }

  /// `line:column subject` of each problem.
  var problems: [String] {
    let lines = LineMap(source.bytes)
    return result.problems.map { problem in
      let place = lines.position(of: problem.range.lower)
      return "\(place.line):\(place.column) \(problem.subject)"
    }
  }

  private static func text(_ content: Nib.Content, _ nib: Nib) -> String {
    switch content {
    case .int8(let number): "\(number)"
    case .int16(let number): "\(number)"
    case .int32(let number): "\(number)"
    case .int64(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .float(let number): "\(number)f"
    case .double(let number): "\(number)"
    case .null: "nil"
    case .data(let bytes): numbers(bytes) ?? String(decoding: bytes, as: UTF8.self)
    case .object(let number): reference(nib.objects[number], nib) ?? "#\(number)"
    }
  }

  /// The text of a string.
  private static func reference(_ object: Nib.Object, _ nib: Nib) -> String? {
    guard nib.classes[object.classNumber].name == Array("NSString".utf8), let value = object.values.first,
      case .data(let bytes) = value.content
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func numbers(_ bytes: [UInt8]) -> String? {
    guard bytes.first == 7, (bytes.count - 1).isMultiple(of: 8) else { return nil }
    let numbers = stride(from: 1, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    return numbers.map { "\($0)" }.joined(separator: " ")
  }
}

import IBSource

/// The first page of a PDF file as SVG. Drawing programs export filled and stroked paths for catalogs, which SVG can
/// show.
///
/// A page with anything else, such as text, pictures in pixels, gradients or soft masks, is not drawn at all, so no
/// picture is wrong (Measurements/Assets.md#pictures). Source of the operators: PDF Reference 1.7, appendix A.
struct PDFPicture {
  private let file: PDFFile
  private var state = PDFState()
  private var saved: [PDFState] = []
  private var path = ""
  /// The start of the subpath and the current point, for operators that use them.
  private var current = (x: 0.0, y: 0.0)
  /// The rule of a clip that the next painting operator makes.
  private var pendingClip: String?
  private var clipCount = 0
  private var body = ""
  private var steps = 0
  private var isDrawable = true

  /// The most operators of a page; pages in catalogs have some hundreds.
  private static let mostSteps = 400_000
  /// Forms in forms, and saved states.
  private static let deepestForm = 8
  private static let mostSaved = 64
  /// Dashes are written again for each path. PDF's own limit for a list of dashes in early viewers was 10.
  private static let mostDashes = 64

  /// The page as the bytes of an SVG document; nil if it cannot be drawn.
  static func svg(_ bytes: [UInt8]) -> [UInt8]? {
    guard let page = PDFPage(PDFFile(bytes)) else { return nil }
    var picture = PDFPicture(file: page.file)
    picture.run(page.content, page.resources, depth: 0)
    guard picture.isDrawable, !page.file.budget.isExhausted else { return nil }
    let (width, height) = (number(page.box[2] - page.box[0]), number(page.box[3] - page.box[1]))
    // In PDF the vertical axis goes up.
    let turn = "matrix(1 0 0 -1 \(number(-page.box[0])) \(number(page.box[3])))"
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 "#
    return Array("\(head)\(width) \(height)\"><g transform=\"\(turn)\">\(picture.body)</g></svg>".utf8)
  }

  private init(file: PDFFile) {
    self.file = file
  }

  static func number(_ value: Double) -> String { DecimalText(value)?.description ?? "0" }

  // MARK: - Operators

  private mutating func run(_ content: [UInt8], _ resources: [String: PDFObject], depth: Int) {
    var scanner = PDFScanner(content, file.budget)
    var operands: [PDFObject] = []
    while isDrawable, let object = scanner.next() {
      guard case .word(let word) = object else {
        operands.append(object)
        continue
      }
      steps += 1
      if steps > Self.mostSteps { isDrawable = false }
      perform(word, operands, resources, depth: depth)
      operands.removeAll(keepingCapacity: true)
    }
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject], depth: Int
  ) {
    let numbers = operands.compactMap(\.number)
    if construct(word, numbers) || paint(word) || setColor(word, operands, resources) { return }
    switch word {
    case "q":
      if saved.count < Self.mostSaved { saved.append(state) } else { isDrawable = false }
    case "Q":
      if let last = saved.popLast() { state = last }
    case "cm": state.concatenate(numbers)
    case "w": state.lineWidth = numbers.first ?? state.lineWidth
    case "J": state.cap = numbers.first.flatMap { Int(exactly: $0) } ?? 0
    case "j": state.join = numbers.first.flatMap { Int(exactly: $0) } ?? 0
    case "M": state.miterLimit = numbers.first ?? state.miterLimit
    case "d": setDashes(operands.first?.elements?.compactMap(\.number) ?? [])
    case "gs": setState(operands.first?.name, resources)
    case "Do": drawForm(operands.first?.name, resources, depth: depth)
    // Tolerances of colors and curves, and marks of content, do not change the picture.
    case "ri", "i", "MP", "DP", "BMC", "BDC", "EMC", "BX", "EX": break
    default: isDrawable = false
    }
  }

  private mutating func setDashes(_ dashes: [Double]) {
    if dashes.count <= Self.mostDashes { state.dashes = dashes } else { isDrawable = false }
  }

  // MARK: - Paths

  /// Whether the operator makes a path.
  private mutating func construct(_ word: String, _ numbers: [Double]) -> Bool {
    func text(_ values: ArraySlice<Double>) -> String { values.map(Self.number).joined(separator: " ") }
    let counts = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0]
    guard let count = counts[word] else { return false }
    guard numbers.count >= count else {
      isDrawable = false
      return true
    }
    let values = numbers.suffix(count)
    let all = Array(values)
    let length = path.utf8.count
    defer { file.budget.draw(path.utf8.count - length) }
    switch word {
    case "m": path += "M\(text(values))"
    case "l": path += "L\(text(values))"
    case "c": path += "C\(text(values))"
    case "v": path += "C\(Self.number(current.x)) \(Self.number(current.y)) \(text(values))"
    case "y": path += "C\(text(values)) \(text(values.suffix(2)))"
    case "re":
      let (x, y, width, height) = (all[0], all[1], Self.number(all[2]), all[3])
      path += "M\(Self.number(x)) \(Self.number(y))h\(width)v\(Self.number(height))h\(Self.number(-all[2]))Z"
      current = (x, y)
      return true
    default:
      path += "Z"
      return true
    }
    current = (all[count - 2], all[count - 1])
    return true
  }

  /// Whether the operator paints the path or ends it.
  private mutating func paint(_ word: String) -> Bool {
    switch word {
    case "W": pendingClip = "nonzero"
    case "W*": pendingClip = "evenodd"
    case "n": finishPath()
    case "f", "F": write(fill: "nonzero", strokes: false)
    case "f*": write(fill: "evenodd", strokes: false)
    case "S": write(fill: nil, strokes: true)
    case "s": close { $0.write(fill: nil, strokes: true) }
    case "B": write(fill: "nonzero", strokes: true)
    case "B*": write(fill: "evenodd", strokes: true)
    case "b": close { $0.write(fill: "nonzero", strokes: true) }
    case "b*": close { $0.write(fill: "evenodd", strokes: true) }
    default: return false
    }
    return true
  }

  private mutating func close(_ body: (inout PDFPicture) -> Void) {
    path += "Z"
    body(&self)
  }

  private mutating func write(fill rule: String?, strokes: Bool) {
    if !path.isEmpty {
      let clip = state.clip.map { "<g clip-path=\"url(#c\($0))\">" } ?? ""
      write(
        "\(clip)<path d=\"\(path)\" transform=\"\(state.transform)\"\(state.paint(fill: rule, strokes: strokes))/>"
      )
      if state.clip != nil { write("</g>") }
    }
    finishPath()
  }

  private mutating func write(_ text: String) {
    body += text
    file.budget.draw(text.utf8.count)
  }

  /// Ends a path and applies its clip to everything painted afterwards; a clip without a path is ignored
  /// (Measurements/Pictures.md#images-drawn).
  private mutating func finishPath() {
    if let rule = pendingClip, !path.isEmpty { clip(path, rule) }
    pendingClip = nil
    path = ""
  }

  private mutating func clip(_ path: String, _ rule: String) {
    let outer = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
    write("<clipPath id=\"c\(clipCount)\"\(outer)><path d=\"\(path)\" clip-rule=\"\(rule)\" ")
    write("transform=\"\(state.transform)\"/></clipPath>")
    state.clip = clipCount
    clipCount += 1
  }

  // MARK: - Colors and states

  private mutating func setColor(_ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) -> Bool {
    switch word {
    case "g", "rg", "k", "sc", "scn":
      guard let color = PDFColor(operands) else { return refuse() }
      state.fill = color.text
    case "G", "RG", "K", "SC", "SCN":
      guard let color = PDFColor(operands) else { return refuse() }
      state.stroke = color.text
    case "cs", "CS":
      guard PDFColor.isPlain(space: operands.first, in: resources, of: file) else { return refuse() }
      if word == "cs" { state.fill = PDFColor.black.text } else { state.stroke = PDFColor.black.text }
    default: return false
    }
    return true
  }

  private mutating func refuse() -> Bool {
    isDrawable = false
    return true
  }

  private func resource(_ kind: String, _ name: String?, _ resources: [String: PDFObject]) -> PDFObject? {
    guard let name else { return nil }
    return file.resolved(resources[kind])?.fields?[name]
  }

  private mutating func setState(_ name: String?, _ resources: [String: PDFObject]) {
    guard let fields = file.resolved(resource("ExtGState", name, resources))?.fields else { return }
    if let mask = file.resolved(fields["SMask"]), mask.name != "None" { isDrawable = false }
    if let alpha = file.resolved(fields["ca"])?.number { state.fillAlpha = alpha }
    if let alpha = file.resolved(fields["CA"])?.number { state.strokeAlpha = alpha }
    if let width = file.resolved(fields["LW"])?.number { state.lineWidth = width }
  }

  // MARK: - Forms

  /// Draws a form, a part of the page with its own resources. Its transparency applies to it as a whole.
  private mutating func drawForm(_ name: String?, _ resources: [String: PDFObject], depth: Int) {
    guard depth < Self.deepestForm, let form = file.content(of: resource("XObject", name, resources)),
      file.resolved(form.fields["Subtype"])?.name == "Form"
    else {
      isDrawable = false
      return
    }
    let outer = (state: state, saved: saved)
    let alpha = state.fillAlpha
    if alpha < 1 { write("<g opacity=\"\(Self.number(alpha))\">") }
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    func numbers(_ key: String, count: Int) -> [Double] {
      guard let elements = file.resolved(form.fields[key])?.elements, elements.count == count else { return [] }
      return elements.compactMap { file.resolved($0)?.number }
    }
    state.concatenate(numbers("Matrix", count: 6))
    let box = numbers("BBox", count: 4)
    if box.count == 4 {
      let corner = "\(Self.number(box[0])) \(Self.number(box[1]))"
      clip("M\(corner)H\(Self.number(box[2]))V\(Self.number(box[3]))H\(Self.number(box[0]))Z", "nonzero")
    }
    saved = []
    run(form.bytes, file.resolved(form.fields["Resources"])?.fields ?? resources, depth: depth + 1)
    if alpha < 1 { write("</g>") }
    (state, saved) = outer
  }
}

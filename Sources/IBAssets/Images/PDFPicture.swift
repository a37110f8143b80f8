import IBSource

/// The first page of a PDF file as SVG.
///
/// Drawing programs export filled and stroked paths, gradients, clips and soft masks for catalogs, which SVG can show.
/// A page with any other content, such as text, images or tiling patterns, is not drawn at all, so that no picture is
/// wrong (Measurements/Assets.md#pictures). Source of the operators: PDF Reference 1.7, appendix A.
struct PDFPicture {
  private let file: PDFFile
  private var state = PDFState()
  private var saved: [PDFState] = []
  private var path = ""
  /// The start of the subpath and the current point, for operators that use them.
  private var current = (x: 0.0, y: 0.0)
  /// The fill rule of a clip that the next painting operator applies.
  private var pendingClip: String?
  /// The number of clips, masks and gradients so far, from which their names are made.
  private var definitionCount = 0
  /// The attributes of the groups that are open in the body.
  private var open: [String] = []
  /// The matrix of the page or form that is being drawn. Patterns are in its coordinates.
  private var base = PDFMatrix.identity
  /// The left, bottom, right and top of the page.
  private let box: [Double]
  private var body = ""
  private var isDrawable = true

  /// The deepest nesting of forms; `mostSaved` limits the saved states.
  private static let deepestForm = 8
  private static let mostSaved = 64
  /// The deepest nesting of clips. Each form has one, and pages in catalogs have a few more.
  private static let mostClips = 64
  /// The largest number of dashes, which are written again for each path. The limit of PDF in early viewers was 10.
  private static let mostDashes = 64

  /// The page as the bytes of an SVG document; nil if it cannot be drawn.
  static func svg(_ bytes: [UInt8]) -> [UInt8]? {
    guard let page = PDFPage(PDFFile(bytes)) else { return nil }
    var picture = PDFPicture(page)
    picture.run(page.content, page.resources, depth: 0)
    picture.openGroups([])
    guard picture.isDrawable, !page.file.budget.isExhausted else { return nil }
    let (width, height) = (number(page.box[2] - page.box[0]), number(page.box[3] - page.box[1]))
    // In PDF, the vertical axis points upwards.
    let turn = "matrix(1 0 0 -1 \(number(-page.box[0])) \(number(page.box[3])))"
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 "#
    return Array("\(head)\(width) \(height)\"><g transform=\"\(turn)\">\(picture.body)</g></svg>".utf8)
  }

  private init(_ page: PDFPage) {
    file = page.file
    box = page.box
  }

  /// - Parameter box: the left, bottom, right and top.
  private static func path(of box: [Double]) -> String {
    "M\(number(box[0])) \(number(box[1]))H\(number(box[2]))V\(number(box[3]))H\(number(box[0]))Z"
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
    case "cm": if let matrix = PDFMatrix(numbers) { state.concatenate(matrix) }
    case "w": state.lineWidth = numbers.first ?? state.lineWidth
    case "J": state.cap = numbers.first.flatMap { Int(exactly: $0) } ?? 0
    case "j": state.join = numbers.first.flatMap { Int(exactly: $0) } ?? 0
    case "M": state.miterLimit = numbers.first ?? state.miterLimit
    case "d": setDashes(operands.first?.elements?.compactMap(\.number) ?? [])
    case "gs": setState(operands.first?.name, resources, depth: depth)
    case "sh": shade(operands.first?.name, resources)
    case "Do":
      if depth < Self.deepestForm, let form = form(resource("XObject", operands.first?.name, resources)) {
        draw(form, resources, depth: depth)
      } else {
        isDrawable = false
      }
    // The tolerances of colors and curves, and marked content, do not change the picture.
    case "ri", "i", "MP", "DP", "BMC", "BDC", "EMC", "BX", "EX": break
    default: isDrawable = false
    }
  }

  private mutating func setDashes(_ dashes: [Double]) {
    if dashes.count <= Self.mostDashes { state.dashes = dashes } else { isDrawable = false }
  }

  // MARK: - Paths

  /// Adds the part of a path that an operator constructs; false for other operators.
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

  /// Paints or ends the path; false for other operators.
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
      openGroups(state.groups)
      let fill = rule == nil ? nil : define(state.fill, in: state.matrix)
      let stroke = strokes ? define(state.stroke, in: state.matrix) : nil
      let look = state.paint(fill: fill, rule: rule ?? "nonzero", stroke: stroke)
      write("<path d=\"\(path)\" transform=\"\(state.matrix.text)\"\(look)/>")
    }
    finishPath()
  }

  private mutating func write(_ text: String) {
    body += text
    file.budget.draw(text.utf8.count)
  }

  /// Closes and opens groups until exactly those with these attributes are open.
  private mutating func openGroups(_ groups: [String]) {
    let shared = zip(open, groups).prefix { $0 == $1 }.count
    write(String(repeating: "</g>", count: open.count - shared))
    for group in groups[shared...] { write("<g \(group)>") }
    open = groups
  }

  /// The notation of SVG for a color, or for a gradient, which is defined first.
  private mutating func define(_ paint: PDFPaint, in matrix: PDFMatrix) -> String {
    switch paint {
    case .color(let color): return color.text
    case .gradient(let gradient):
      guard let svg = gradient.svg(id: "g\(definitionCount)", in: matrix) else { return "none" }
      write(svg)
      definitionCount += 1
      return "url(#g\(definitionCount - 1))"
    }
  }

  /// Fills the clipped area with a gradient.
  private mutating func shade(_ name: String?, _ resources: [String: PDFObject]) {
    let shading = resource("Shading", name, resources)
    guard let gradient = PDFGradient(shading, matrix: state.matrix, resources, of: file) else {
      isDrawable = false
      return
    }
    openGroups(state.groups)
    let fill = define(.gradient(gradient), in: .identity)
    write("<path d=\"\(Self.path(of: box))\"\(state.paint(fill: fill, rule: "nonzero", stroke: nil))/>")
  }

  /// Ends a path, and applies its clip to all later painting. A clip without a path is ignored
  /// (Measurements/Pictures.md#images-drawn).
  private mutating func finishPath() {
    if let rule = pendingClip, !path.isEmpty { clip(path, rule) }
    pendingClip = nil
    path = ""
  }

  private mutating func clip(_ path: String, _ rule: String) {
    if state.clips.count >= Self.mostClips { isDrawable = false }
    write("<clipPath id=\"c\(definitionCount)\"><path d=\"\(path)\" clip-rule=\"\(rule)\" ")
    write("transform=\"\(state.matrix.text)\"/></clipPath>")
    state.clips.append(definitionCount)
    definitionCount += 1
  }

  // MARK: - Colors and states

  private mutating func setColor(_ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) -> Bool {
    switch word {
    case "g", "rg", "k", "sc", "scn":
      guard let paint = paint(operands, resources) else { return refuse() }
      state.fill = paint
    case "G", "RG", "K", "SC", "SCN":
      guard let paint = paint(operands, resources) else { return refuse() }
      state.stroke = paint
    case "cs", "CS":
      guard operands.first?.name == "Pattern" || PDFColor.isPlain(space: operands.first, in: resources, of: file) else {
        return refuse()
      }
      if word == "cs" { state.fill = .color(.black) } else { state.stroke = .color(.black) }
    default: return false
    }
    return true
  }

  /// A color from its numbers, or the gradient of a pattern; nil for a tiling pattern.
  private func paint(_ operands: [PDFObject], _ resources: [String: PDFObject]) -> PDFPaint? {
    if let color = PDFColor(operands) { return .color(color) }
    guard operands.count == 1,
      let pattern = file.resolved(resource("Pattern", operands[0].name, resources))?.fields
    else { return nil }
    let matrix = file.numbers(pattern["Matrix"]).flatMap(PDFMatrix.init) ?? .identity
    return PDFGradient(pattern["Shading"], matrix: matrix * base, resources, of: file).map(PDFPaint.gradient)
  }

  private mutating func refuse() -> Bool {
    isDrawable = false
    return true
  }

  private func resource(_ kind: String, _ name: String?, _ resources: [String: PDFObject]) -> PDFObject? {
    guard let name else { return nil }
    return file.resolved(resources[kind])?.fields?[name]
  }

  private mutating func setState(_ name: String?, _ resources: [String: PDFObject], depth: Int) {
    guard let fields = file.resolved(resource("ExtGState", name, resources))?.fields else { return }
    if let mask = file.resolved(fields["SMask"]) { setMask(mask, resources, depth: depth) }
    if let alpha = file.resolved(fields["ca"])?.number { state.fillAlpha = alpha }
    if let alpha = file.resolved(fields["CA"])?.number { state.strokeAlpha = alpha }
    if let width = file.resolved(fields["LW"])?.number { state.lineWidth = width }
  }

  /// Sets a soft mask. The next paths are visible where a form is bright or opaque (PDF Reference 1.7, 7.5.4).
  private mutating func setMask(_ mask: PDFObject, _ resources: [String: PDFObject], depth: Int) {
    state.mask = nil
    if mask.name == "None" { return }
    guard depth < Self.deepestForm, let fields = mask.fields, let form = form(fields["G"]), fields["TR"] == nil,
      (file.numbers(fields["BC"]) ?? []).allSatisfy({ $0 == 0 })
    else {
      isDrawable = false
      return
    }
    let outer = (open, state)
    let id = definitionCount
    definitionCount += 1
    let kind = file.resolved(fields["S"])?.name == "Alpha" ? "alpha" : "luminance"
    write(
      "<mask id=\"m\(id)\" style=\"mask-type:\(kind)\" maskUnits=\"userSpaceOnUse\""
        + " x=\"\(Self.number(box[0]))\" y=\"\(Self.number(box[1]))\""
        + " width=\"\(Self.number(box[2] - box[0]))\" height=\"\(Self.number(box[3] - box[1]))\">")
    let matrix = state.matrix
    (open, state) = ([], PDFState())
    state.concatenate(matrix)
    draw(form, resources, depth: depth)
    openGroups([])
    write("</mask>")
    (open, state) = outer
    state.mask = id
  }

  // MARK: - Forms

  private func form(_ object: PDFObject?) -> PDFFile.Stream? {
    guard let form = file.content(of: object), file.resolved(form.fields["Subtype"])?.name == "Form" else { return nil }
    return form
  }

  /// Draws a form: a part of the page with its own resources. Its transparency and its mask apply to the whole form.
  private mutating func draw(_ form: PDFFile.Stream, _ resources: [String: PDFObject], depth: Int) {
    openGroups(state.groups)
    let outer = (state, saved, open, base)
    let alpha = state.fillAlpha
    if alpha < 1 { write("<g opacity=\"\(Self.number(alpha))\">") }
    (state.fillAlpha, state.strokeAlpha, state.clips, state.mask) = (1, 1, [], nil)
    (saved, open) = ([], [])
    if let matrix = file.numbers(form.fields["Matrix"]).flatMap(PDFMatrix.init) { state.concatenate(matrix) }
    base = state.matrix
    if let box = file.numbers(form.fields["BBox"]), box.count == 4 { clip(Self.path(of: box), "nonzero") }
    run(form.bytes, file.resolved(form.fields["Resources"])?.fields ?? resources, depth: depth + 1)
    openGroups([])
    if alpha < 1 { write("</g>") }
    (state, saved, open, base) = outer
  }
}

/// The first page of a PDF file. An image shows only this page.
struct PDFPage {
  let file: PDFFile
  let content: [UInt8]
  let resources: [String: PDFObject]
  /// The left, bottom, right and top of the visible part, in units of the page.
  let box: [Double]

  /// The deepest nesting in the tree of pages.
  private static let deepest = 16
  private static let longestContent = 8 << 20

  /// Nil for a file without a page, and for a rotated page.
  init?(_ file: PDFFile) {
    guard let fields = Self.firstPage(of: file), let box = Self.box(of: fields, in: file) else { return nil }
    let turn = file.resolved(fields["Rotate"])?.number ?? 0
    guard turn.truncatingRemainder(dividingBy: 360) == 0 else { return nil }
    self.file = file
    self.box = box
    resources = file.resolved(fields["Resources"])?.fields ?? [:]
    let contents = fields["Contents"]
    let parts: [PDFObject] = file.resolved(contents)?.elements ?? (contents.map { [$0] } ?? [])
    var bytes: [UInt8] = []
    for part in parts {
      guard let more = file.content(of: part)?.bytes, bytes.count < Self.longestContent else { return nil }
      bytes += more + [0x0A]
    }
    content = bytes
  }

  /// The fields of the page, including those that it inherits from the tree of pages.
  private static func firstPage(of file: PDFFile) -> [String: PDFObject]? {
    var node = file.resolved(file.first(ofType: "Catalog")?["Pages"])?.fields
    var inherited: [String: PDFObject] = [:]
    for _ in 0..<deepest {
      guard let fields = node else { break }
      inherited.merge(fields) { _, own in own }
      guard let kids = file.resolved(fields["Kids"])?.elements else { return inherited }
      node = file.resolved(kids.first)?.fields
    }
    return file.first(ofType: "Page")
  }

  private static func box(of fields: [String: PDFObject], in file: PDFFile) -> [Double]? {
    func corners(_ key: String) -> [Double]? {
      guard let all = file.numbers(fields[key]), all.count == 4 else { return nil }
      return [min(all[0], all[2]), min(all[1], all[3]), max(all[0], all[2]), max(all[1], all[3])]
    }
    guard let box = corners("CropBox") ?? corners("MediaBox"), box[2] > box[0], box[3] > box[1] else { return nil }
    return box
  }
}

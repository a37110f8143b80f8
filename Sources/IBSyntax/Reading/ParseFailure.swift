import IBSource

/// Combines the errors of the scanner and of libxml2 in a file without a tree into one finding.
///
/// The scanner knows which elements are open, and libxml2 knows XML. The message of the scanner is used unless libxml2
/// found an earlier error.
struct ParseFailure {
  let source: SourceFile
  let scanner: TagScanner
  let stop: ScanStop?
  let verdict: WellFormedness.Verdict

  var finding: Finding {
    switch (verdict, stop) {
    case (.malformed(_, _, let offset), .endOfFile(let token)?) where offset >= token:
      return truncation(token: token)
    case (.malformed(_, _, let offset), .mismatchedEndTag(let range)?) where offset >= range.lower:
      return mismatch(range)
    case (.malformed(let code, let message, let offset), _):
      return source.finding("malformed-xml", XMLErrorSentence.of(code: code, message: message), at: offset)
    default:
      return disagreement
    }
  }

  private func truncation(token: Int) -> Finding {
    let end = SourceRange(source.bytes.count, source.bytes.count)
    if let open = innermostOpen {
      return source.finding("truncated-file", "file ends inside \(open.message)", at: end, notes: [open])
    }
    if token < end.lower { return source.finding("truncated-file", "file ends inside a tag or comment", at: end) }
    return source.finding("malformed-xml", "file has no element", at: end)
  }

  private func mismatch(_ range: SourceRange) -> Finding {
    let endTag = source.text(range).shortened
    guard let open = innermostOpen else {
      return source.finding("malformed-xml", "\(endTag) has no start tag", at: range)
    }
    return source.finding(
      "malformed-xml",
      "\(endTag) does not match the open \(open.message)", at: range, notes: [open])
  }

  /// A note about the start tag of the innermost open element: `<name>`.
  private var innermostOpen: Finding.Note? {
    guard let index = scanner.openElements.last else { return nil }
    let element = scanner.elements[Int(index)]
    return Finding.Note(
      "<\(scanner.names.string(element.name).shortened)>", at: SourceRange(Int(element.start), Int(element.startTagEnd))
    )
  }

  /// The finding if libxml2 and the scanner read the file differently, which is a bug in Keyline.
  private var disagreement: Finding {
    let offset =
      switch (verdict, stop) {
      case (_, .endOfFile(let token)?): token
      case (_, .mismatchedEndTag(let range)?): range.lower
      case (_, .malformed(let offset)?): offset
      case (.disagreement(let index), _) where index < scanner.elements.count: Int(scanner.elements[index].start)
      default: 0
      }
    return source.finding(
      "parser-disagreement", "libxml2 and Keyline's scanner read this place differently; please report the file",
      at: offset)
  }
}

import IBCompare
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Compares two versions of one file.
struct DiffJob: Sendable {
  let reader: SourceReader
  /// How to lay out the versions; nil if layouts are not compared.
  let plan: LayoutPlan?
  let emitter: any DiffEmitter
  /// The folder for picture files; nil for a format without pictures.
  var folder: OutputFolder?

  /// The outcome for one file, and its piece of the report; nil for a file without differences.
  ///
  /// The format joins the pieces at the end.
  @Sendable func run(_ pair: DiffPair) -> (FileOutcome, DiffPiece?) {
    let (old, new) = (pair.old.map(read), pair.new.map(read))
    if let result = compareText(pair, old, new) { return result }
    var documents: (old: Document?, new: Document?) = (nil, nil)
    for (entry, reading, isOld) in [(pair.old, old, true), (pair.new, new, false)] {
      guard let entry, let reading else { continue }
      guard case .document(let document, _) = reading else {
        return (unusable(reading, entry), nil)
      }
      if isOld { documents.old = document } else { documents.new = document }
    }
    return report(compare(pair, documents.old, documents.new))
  }

  /// The part of the report about one file. Also writes its picture files.
  private func report(_ diff: FileDiff?) -> (FileOutcome, DiffPiece?) {
    var outcome = FileOutcome()
    guard let diff, !diff.isEmpty else { return (outcome, nil) }
    outcome.tally.differing = 1
    var piece = emitter.piece(diff)
    outcome.piece = piece.text
    for picture in piece.pictures {
      guard let failure = folder?.store(picture.bytes, as: picture.name) else { continue }
      outcome.fail(failure)
      break
    }
    piece.pictures = []
    return (outcome, piece)
  }

  // MARK: - Reading

  private func read(_ entry: DiffSource.Entry) -> SourceReader.Reading {
    switch entry.content {
    case .file(let path):
      return reader.read(InputFile(path, entry.origin), for: .objects, isStream: entry.origin == .named)
    case .revision(let blob): return reader.read(DocumentOrigin(blob: blob), for: .objects)
    case .nothing: return reader.parse(SourceFile(path: entry.path, bytes: []))
    }
  }

  /// A file that is not a document on one side cannot be compared.
  private func unusable(_ reading: SourceReader.Reading, _ entry: DiffSource.Entry) -> FileOutcome {
    guard case .malformed(let source, let findings) = reading else {
      return FileOutcome(unusable: reading, InputFile(entry.path, entry.origin))
    }
    return FileOutcome(reporting: FileFindings(findings, in: source))
  }

  // MARK: - Text

  /// Compares a file of another platform as text.
  ///
  /// When git calls this program, it shows no other difference. Nil for any other file, and if one side does not have
  /// the file.
  private func compareText(
    _ pair: DiffPair, _ old: SourceReader.Reading?, _ new: SourceReader.Reading?
  ) -> (FileOutcome, DiffPiece?)? {
    guard let first = pair.old, let second = pair.new, [old, new].contains(where: { $0?.isUnsupported == true }),
      let before = bytes(of: first), let after = bytes(of: second)
    else { return nil }
    let carriageReturn = UInt8(ascii: "\r")
    let hunks = UnifiedDiff.hunks(
      from: before.filter { $0 != carriageReturn }, to: after.filter { $0 != carriageReturn })
    let lines = String(decoding: hunks, as: UTF8.self).split(separator: "\n").map(String.init)
    return report(FileDiff(path: pair.path, oldPath: first.path, newPath: second.path, text: lines))
  }

  private func bytes(of entry: DiffSource.Entry) -> [UInt8]? {
    switch entry.content {
    case .file(let path): try? reader.world.read(path).get()
    case .revision(let name): try? reader.world.git(["cat-file", "blob", name]).get()
    case .nothing: []
    }
  }

  // MARK: - Comparing

  private func compare(_ pair: DiffPair, _ old: Document?, _ new: Document?) -> FileDiff? {
    guard let old, let new else {
      guard let document = old ?? new else { return nil }
      return FileDiff(path: pair.path, isAdded: old == nil, contents: DocumentDiff.contents(of: document))
    }
    if old.tree.source.bytes == new.tree.source.bytes { return nil }
    let names = (old: pair.old?.path ?? pair.path, new: pair.new?.path ?? pair.path)
    // Layout takes the most time, and is not needed for a version that Xcode only saved again.
    let edits = DocumentDiff(.init(old), .init(new))
    guard let plan, !edits.isEmpty else {
      return FileDiff(path: pair.path, oldPath: names.old, newPath: names.new, diff: edits)
    }
    let layouts = (old: plan.layouts(of: old).all, new: plan.layouts(of: new).all)
    let diff = DocumentDiff(.init(old, layouts: layouts.old), .init(new, layouts: layouts.new))
    var file = FileDiff(path: pair.path, oldPath: names.old, newPath: names.new, diff: diff)
    if emitter.wantsPictures {
      file.layouts = layouts
      file.places = new.lines(of: Set(diff.changes.map(\.object.id)))
    }
    return file
  }
}

extension Document {
  /// The line numbers, from 1, of the objects with these ids.
  fileprivate func lines(of ids: Set<String>) -> [String: Int] {
    let map = tree.lineMap
    var lines: [String: Int] = [:]
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      guard let id = element[.id], ids.contains(id), lines[id] == nil else { continue }
      lines[id] = map.position(of: element.range.lower).line
    }
    return lines
  }
}

extension SourceReader.Reading {
  fileprivate var isUnsupported: Bool { if case .unsupported = self { true } else { false } }
}

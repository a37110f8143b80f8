import IBConvert
import IBModel
import IBSource
import IBSyntax

/// Finds the documents of edited files. Each document is read once, even for many files.
struct VerifySearch: Sendable {
  /// The documents that may contain the scenes.
  let documents: [InputFile]
  let plan: LayoutPlan
  let options: @Sendable (_ path: String) -> ConversionOptions
  let reader: SourceReader
  /// The number of files to process at once.
  let width: Int

  /// The subjects of the files, in the order of the files.
  func subjects(_ paths: [String]) async -> [VerifyJob.Subject] {
    let readings = paths.map { EditedSource.read($0, in: reader.world) }
    let wanted = readings.reduce(into: Set<String>()) { ids, reading in
      if case .success(let source) = reading { ids.insert(source.id) }
    }
    var found: [VerifiedDocument] = []
    var places: [String: [Int]] = [:]
    await OrderedFanOut.run(documents, width: width, work: { self.document($0, with: wanted) }) { result in
      guard let (document, ids) = result else { return }
      for id in ids { places[id, default: []].append(found.count) }
      found.append(VerifiedDocument(document, plan, options(document.tree.source.path)))
    }
    return readings.map { reading in
      switch reading {
      case .failure(let failure): return .failure(failure)
      case .refused(let source, let problem): return .refused(source, problem)
      case .success(let source):
        switch choose(source, (places[source.id] ?? []).map { found[$0] }) {
        case .success(let document): return .found(source, document)
        case .failure(let reason): return .refused(source.source, SourceProblem(reason.words, source.offset))
        }
      }
    }
  }

  /// A document that contains objects with some of the wanted ids, and these ids; nil without any.
  private func document(_ file: InputFile, with wanted: Set<String>) -> (document: Document, ids: [String])? {
    guard !wanted.isEmpty, case .success(let bytes) = reader.world.read(file.path) else { return nil }
    let ids = Self.ids(in: bytes, among: wanted)
    guard !ids.isEmpty, case .document(let document, _) = reader.parse(SourceFile(path: file.path, bytes: bytes))
    else { return nil }
    return (document, ids)
  }

  private static let marks = [ByteSearch(" id=\""), ByteSearch(" sceneID=\"")]

  /// The wanted ids that occur in a text as attributes, each once.
  private static func ids(in bytes: [UInt8], among wanted: Set<String>) -> [String] {
    var ids: Set<String> = []
    for mark in marks {
      var start = 0
      while let offset = mark.firstOffset(in: bytes[...], from: start) {
        let first = offset + mark.count
        start = first
        guard let end = bytes[first...].firstIndex(of: UInt8(ascii: "\"")) else { break }
        let id = String(decoding: bytes[first..<end], as: UTF8.self)
        if wanted.contains(id) { ids.insert(id) }
        start = end
      }
    }
    return ids.sorted()
  }

  private struct Reason: Error { let words: String }

  /// Chooses from several documents the one that contains the most ids of the mapping file.
  private func choose(_ source: EditedSource, _ found: [VerifiedDocument]) -> Result<VerifiedDocument, Reason> {
    var best: [VerifiedDocument] = []
    var most = -1
    for document in found {
      let count = found.count == 1 ? 0 : source.mappedIDs.count { document.document.objects[$0] != nil }
      if count > most { best = [] }
      if count >= most { best.append(document) }
      most = max(most, count)
    }
    guard let first = best.first else {
      let place = documents.count == 1 ? "the document" : "any of the \(documents.count) documents"
      return .failure(Reason(words: "no object '\(source.id)' in \(place)"))
    }
    guard best.count == 1 else {
      let paths = best.map { "'\($0.document.tree.source.path)'" }.joined(separator: ", ")
      return .failure(Reason(words: "an object '\(source.id)' is in each of \(paths); name one of them"))
    }
    return .success(first)
  }
}

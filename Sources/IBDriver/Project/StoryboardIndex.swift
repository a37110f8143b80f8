import IBAssets
import IBLayout
import IBModel
import IBSource

/// The storyboards of a run by name, and the containers they put around scenes of others.
struct StoryboardIndex {
  private static let ending = ".storyboard"
  /// The start of a storyboard reference's tag.
  private static let mark = ByteSearch("<viewControllerPlaceholder")

  /// By the name that a reference uses: paths in the order of the run.
  private let paths: [String: [String]]

  /// Standard input is in no folder, so no reference refers to it.
  init(_ files: [InputFile]) {
    var paths: [String: [String]] = [:]
    var seen: Set<String> = []
    for file in files where file.origin != .standardInput && file.path.hasSuffix(Self.ending) {
      if seen.insert(file.path).inserted { paths[Self.name(of: file.path), default: []].append(file.path) }
    }
    self.paths = paths
  }

  /// Reads the storyboards that contain references; the others are scanned for them but not parsed.
  func references(_ reader: SourceReader, width: Int) async -> StoryboardReferences {
    var documents: [Document] = []
    await OrderedFanOut.run(
      paths.values.flatMap(\.self).sorted(by: FileDiscovery.inOrder), width: width,
      work: { reader.document(at: $0, containing: Self.mark) },
      receive: { document in if let document { documents.append(document) } })
    return documents.isEmpty ? .none : StoryboardReferences(documents) { path($0, from: $1) }
  }

  /// The storyboard with a name. Of several, the one that shares the most folders with `origin`; nil if that is not
  /// unique.
  func path(_ name: String, from origin: String) -> String? {
    guard let candidates = paths[name] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    let folders = Self.folders(of: origin)
    let shared = candidates.map { AssetPath.commonCount(Self.folders(of: $0), folders) }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, shared).first { $0.1 == most }?.0
  }

  private static func folders(of path: String) -> ArraySlice<Substring> { AssetPath.names(path).dropLast() }

  private static func name(of path: String) -> String {
    String(AssetPath.names(path).last?.dropLast(ending.count) ?? "")
  }
}

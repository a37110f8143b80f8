import IBAssets
import IBLayout
import IBModel
import IBSource

/// The storyboards of a run by name, and the containers they put around scenes of others.
struct StoryboardIndex {
  private static let ending = ".storyboard"
  /// The start of a storyboard reference's tag.
  private static let mark = ByteSearch("<viewControllerPlaceholder")

  private struct Storyboard {
    let path: String
    let folders: ArraySlice<Substring>
  }

  /// Sorted, so that the result does not depend on the order of a run.
  private let paths: [String]
  /// By the name that a reference uses, in the order of the run.
  private let storyboards: [String: [Storyboard]]

  /// Standard input is in no folder, so no reference refers to it.
  init(_ files: [InputFile]) {
    var storyboards: [String: [Storyboard]] = [:]
    var paths: [String] = []
    var seen: Set<String> = []
    for file in files where file.origin != .standardInput && file.path.hasSuffix(Self.ending) {
      guard seen.insert(file.path).inserted else { continue }
      let names = AssetPath.names(file.path)
      let name = String((names.last ?? "").dropLast(Self.ending.count))
      storyboards[name, default: []].append(Storyboard(path: file.path, folders: names.dropLast()))
      paths.append(file.path)
    }
    self.storyboards = storyboards
    self.paths = paths.sorted(by: FileDiscovery.inOrder)
  }

  /// Reads the storyboards that contain references; the others are scanned for them but not parsed.
  func references(_ reader: SourceReader, width: Int) async -> StoryboardReferences {
    var documents: [Document] = []
    await OrderedFanOut.run(
      paths, width: width,
      work: { reader.document(at: $0, containing: Self.mark) },
      receive: { document in if let document { documents.append(document) } })
    return documents.isEmpty ? .none : StoryboardReferences(documents) { path($0, from: $1) }
  }

  /// The storyboard with a name. Of several, the one that shares the most folders with `origin`; nil if that is not
  /// unique.
  func path(_ name: String, from origin: String) -> String? {
    guard let candidates = storyboards[name] else { return nil }
    if candidates.count == 1 { return candidates[0].path }
    let folders = AssetPath.names(origin).dropLast()
    let shared = candidates.map { AssetPath.commonCount($0.folders, folders) }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, shared).first { $0.1 == most }?.0.path
  }
}

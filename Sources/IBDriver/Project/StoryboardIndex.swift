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
    let folders: [Substring]
  }

  /// By the name that a reference uses, in the order of the run.
  private let storyboards: [String: [Storyboard]]

  /// Standard input is in no folder, so no reference refers to it.
  init(_ files: [InputFile]) {
    var storyboards: [String: [Storyboard]] = [:]
    var seen: Set<String> = []
    for file in files where file.origin != .standardInput && file.path.hasSuffix(Self.ending) {
      if seen.insert(file.path).inserted {
        let storyboard = Storyboard(path: file.path, folders: Self.folders(of: file.path))
        storyboards[Self.name(of: file.path), default: []].append(storyboard)
      }
    }
    self.storyboards = storyboards
  }

  /// Reads the storyboards that contain references; the others are scanned for them but not parsed.
  func references(_ reader: SourceReader, width: Int) async -> StoryboardReferences {
    var documents: [Document] = []
    await OrderedFanOut.run(
      storyboards.values.joined().map(\.path).sorted(by: FileDiscovery.inOrder), width: width,
      work: { reader.document(at: $0, containing: Self.mark) },
      receive: { document in if let document { documents.append(document) } })
    return documents.isEmpty ? .none : StoryboardReferences(documents) { path($0, from: $1) }
  }

  /// The storyboard with a name. Of several, the one that shares the most folders with `origin`; nil if that is not
  /// unique.
  func path(_ name: String, from origin: String) -> String? {
    guard let candidates = storyboards[name] else { return nil }
    if candidates.count == 1 { return candidates[0].path }
    let folders = Self.folders(of: origin)
    let shared = candidates.map { AssetPath.commonCount($0.folders, folders) }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, shared).first { $0.1 == most }?.0.path
  }

  private static func folders(of path: String) -> [Substring] { AssetPath.names(path).dropLast() }

  private static func name(of path: String) -> String {
    String(AssetPath.names(path).last?.dropLast(ending.count) ?? "")
  }
}

import IBAssets
import IBLayout
import IBModel
import IBSource

/// The storyboards of one version of a project, by name, and the containers that they put around each other's scenes.
struct StoryboardIndex {
  private static let ending = ".storyboard"
  /// The start of the tag of a storyboard reference.
  private static let mark = ByteSearch("<viewControllerPlaceholder")
  private static let tabMark = ByteSearch("<tabBarItem")

  private struct Storyboard {
    let origin: DocumentOrigin
    let folders: ArraySlice<Substring>
  }

  /// The storyboards, sorted so that the result does not depend on the order of a run.
  private let origins: [DocumentOrigin]
  /// The storyboards by the name that references use, in the order of the run.
  private let storyboards: [String: [Storyboard]]

  /// Leaves out standard input, which is in no folder, so references cannot refer to it.
  init(_ files: [InputFile]) {
    self.init(files.filter { $0.origin != .standardInput }.map { DocumentOrigin(path: $0.path) })
  }

  init(_ documents: [DocumentOrigin]) {
    var storyboards: [String: [Storyboard]] = [:]
    var origins: [DocumentOrigin] = []
    var seen: Set<DocumentOrigin> = []
    for origin in documents where origin.path.hasSuffix(Self.ending) {
      guard seen.insert(origin).inserted else { continue }
      let names = AssetPath.names(origin.path)
      let name = String((names.last ?? "").dropLast(Self.ending.count))
      storyboards[name, default: []].append(Storyboard(origin: origin, folders: names.dropLast()))
      origins.append(origin)
    }
    self.storyboards = storyboards
    self.origins = origins.sorted { FileDiscovery.inOrder($0.name, $1.name) }
  }

  /// The storyboards that contain references. The others are searched for references, but not parsed.
  private func referring(_ reader: SourceReader, width: Int) async -> [Document] {
    var documents: [Document] = []
    await OrderedFanOut.run(
      origins, width: width,
      work: { reader.document(at: $0, containing: Self.mark) },
      receive: { document in if let document { documents.append(document) } })
    return documents
  }

  /// The containers that the storyboards of each version put around each other's scenes. Versions do not affect each
  /// other.
  static func references(
    _ versions: [StoryboardIndex], _ reader: SourceReader, width: Int
  ) async -> StoryboardReferences {
    var references = StoryboardReferences.none
    for index in versions {
      let documents = await index.referring(reader, width: width)
      guard !documents.isEmpty else { continue }
      references.add(documents) {
        index.origin($0, from: $1)
      } tabs: {
        reader.document(at: $0, containing: Self.tabMark)
      }
    }
    return references
  }

  /// The storyboard with a name; nil if it is ambiguous.
  ///
  /// If several storyboards have the name, it is the one that shares the most folders with the referring document.
  func origin(_ name: String, from referrer: DocumentOrigin) -> DocumentOrigin? {
    guard let candidates = storyboards[name] else { return nil }
    if candidates.count == 1 { return candidates[0].origin }
    let folders = AssetPath.names(referrer.path).dropLast()
    let shared = candidates.map { AssetPath.commonCount($0.folders, folders) }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, shared).first { $0.1 == most }?.0.origin
  }
}

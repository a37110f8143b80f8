import IBCompare
import IBLayout
import IBMerge
import IBModel
import IBReport
import IBSource
import IBSyntax

extension InterfaceDocument {
  /// What changed since another version, in the words of `keyline diff`: a sentence for each change, lower case, without a
  /// full stop. Edits that Xcode makes on its own are left out.
  ///
  /// - Parameter configurations: where views that move are looked for; none for edits only.
  public func changes(
    since old: InterfaceDocument, on configurations: [Configuration] = Configuration.finalSizeClasses
  ) -> [String] {
    func version(_ document: InterfaceDocument) -> DocumentDiff.Version {
      .init(document.document, layouts: document.scenes(on: configurations).flatMap(\.self))
    }
    let path = document.tree.source.path
    let diff = DocumentDiff(version(old), version(self))
    return FileDiff(path: path, oldPath: old.document.tree.source.path, newPath: path, diff: diff).sentences
  }

  /// A merge of three versions.
  public struct Merge: Hashable, Sendable, Codable {
    /// The merged file; with markers around what conflicts.
    public let bytes: [UInt8]
    /// Each conflict in words; empty for a merge without any.
    public let conflicts: [String]
  }

  /// Merges two versions object by object, as `keyline merge` does.
  ///
  /// - Parameter base: the version that both come from.
  /// - Returns: nil where the versions are of different kinds, or a check finds that an edit would be lost: merge the lines
  ///   then.
  public static func merge(base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument) -> Merge? {
    let trees = ThreeWay(base: base.document.tree, ours: ours.document.tree, theirs: theirs.document.tree)
    guard let merge = try? DocumentMerge(trees) else { return nil }
    return Merge(bytes: merge.bytes, conflicts: merge.conflicts.map(\.sentence))
  }

  /// The pictures of all scenes in one configuration, as SVG, in document order. Images of the project are boxes with their
  /// names, because the document is drawn by itself.
  public func pictures(on configuration: Configuration) -> [(scene: SceneIdentity, svg: String)] {
    if case .tvOS? = document.flavor.platform { return [] }
    let request = LayoutRequest(configuration.traits, detail: .picture)
    let emitter = SVGEmitter(layers: [.content, .text], hasHeading: false)
    return (LayoutEngine(document, .documentAlone).layouts(for: [request]).first ?? []).map { layout in
      (SceneIdentity(layout.scene), String(decoding: emitter.render(layout, path: ""), as: UTF8.self))
    }
  }
}

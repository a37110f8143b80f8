import IBCompare
import IBLayout
import IBMerge
import IBModel
import IBReport
import IBSource
import IBSyntax

extension InterfaceDocument {
  /// The changes since another version, in the words of `keyline diff`.
  ///
  /// Each change is a sentence in lower case, without a full stop. Edits that Xcode makes without the user are left
  /// out.
  ///
  /// - Parameter configurations: the configurations in which moved views are searched; if empty, only edits are
  ///   reported.
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
    /// The merged file, with conflict markers around conflicting parts.
    public let bytes: [UInt8]
    /// The conflicts in words; empty without conflicts.
    public let conflicts: [String]
  }

  /// Merges two versions object by object, as `keyline merge` does.
  ///
  /// - Parameter base: the common ancestor of both versions.
  /// - Returns: nil if the versions are of different kinds, or if a check finds that an edit would be lost. In this
  ///   case, merge the lines of the files.
  public static func merge(base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument) -> Merge? {
    let trees = ThreeWay(base: base.document.tree, ours: ours.document.tree, theirs: theirs.document.tree)
    guard let merge = try? DocumentMerge(trees) else { return nil }
    return Merge(bytes: merge.bytes, conflicts: merge.conflicts.map(\.sentence))
  }

  /// The pictures of all scenes in one configuration as SVG, in document order.
  ///
  /// Images of the project appear as boxes with their names, because only the document is read.
  public func pictures(on configuration: Configuration) -> [(scene: SceneIdentity, svg: String)] {
    if case .tvOS? = document.flavor.platform { return [] }
    let request = LayoutRequest(configuration.traits, detail: .picture)
    let emitter = SVGEmitter(layers: [.content, .text], hasHeading: false)
    return (LayoutEngine(document, .documentAlone).layouts(for: [request]).first ?? []).map { layout in
      (SceneIdentity(layout.scene), String(decoding: emitter.render(layout, path: ""), as: UTF8.self))
    }
  }
}

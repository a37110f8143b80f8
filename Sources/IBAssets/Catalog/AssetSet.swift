import IBSource

package struct AssetSet: Sendable {
  package enum RenderingIntent: String, Hashable, Sendable {
    case original, template
  }

  package let reference: AssetCatalog.Reference
  /// The contents; nil if the folder has no `Contents.json`, or an unreadable one.
  package let contents: AssetContents?
  /// The entries, in the order of the file; empty if it cannot be read.
  package let entries: [AssetEntry]
  /// The names of the files in the set's folder except `Contents.json`, sorted.
  package let files: [String]
  package let folders: [String]
  /// The same files as a set, in which names are equal if only the composition of accents differs.
  private let names: Set<String>

  package init(
    _ reference: AssetCatalog.Reference, contents: AssetContents?, files: [String] = [], folders: [String] = []
  ) {
    self.reference = reference
    self.contents = contents
    self.folders = folders
    self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    names = Set(files)
    entries = reference.kind.listKey.flatMap { contents?.root?[$0]?.elements }?.map(AssetEntry.init) ?? []
  }

  /// Reads the set's folder.
  package init(_ reference: AssetCatalog.Reference, files: AssetFiles) {
    self.init(
      reference, contents: AssetContents("\(reference.path)/\(AssetCatalog.contentsName)", files: files), files: files)
  }

  /// Lists the set's folder.
  package init(_ reference: AssetCatalog.Reference, contents: AssetContents?, files: AssetFiles) {
    let entries = files.list(reference.path)
    self.init(
      reference, contents: contents,
      files: entries.filter { !$0.isFolder && $0.name != AssetCatalog.contentsName }.map(\.name),
      folders: entries.filter(\.isFolder).map(\.name))
  }

  /// Whether the image is rendered in the tint color; nil if the view that shows it decides.
  ///
  /// Source: Asset Catalog Format Reference, template-rendering-intent. A set whose name ends in `Template` is rendered
  /// so too.
  package var renderingIntent: RenderingIntent? {
    if let written = contents?.properties?["template-rendering-intent"]?.text {
      return RenderingIntent(rawValue: written)
    }
    return reference.name.hasSuffix("Template") ? .template : nil
  }

  /// The path of the entry's file; nil for an empty slot.
  ///
  /// Also nil for a name that leads out of the set's folder: Xcode never writes one, and files elsewhere do not belong
  /// to the catalog. The name is taken from the entries of the folder, because a Mac writes decomposed accents into the
  /// catalog, and git stores composed names.
  package func path(of entry: AssetEntry) -> String? {
    guard let name = entry.filename, name != "..", !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return "\(reference.path)/\(names.firstIndex(of: name).map { names[$0] } ?? name)"
  }
}

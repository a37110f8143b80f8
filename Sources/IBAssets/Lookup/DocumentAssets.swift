import IBModel
import Synchronization

/// The assets of a project as seen from one document.
package struct DocumentAssets: Sendable {
  private let found: FoundProject
  /// The path of the document, relative to the same folder as the project's paths.
  package let path: String
  /// The folder to which the printed paths of files are relative; nil to print them as the project has them.
  private let shownFrom: String?
  /// Whether the project's files determine the sizes of images and texts, or only the document does.
  package var givesSizes = true
  private let projectFonts: DocumentFonts

  /// - Parameter project: evaluated at the first lookup, because many documents look up no assets.
  package init(
    _ project: @autoclosure @escaping @Sendable () -> ProjectAssets, document path: String,
    shownFrom folder: String? = nil
  ) {
    let found = FoundProject(find: project)
    self.found = found
    projectFonts = DocumentFonts(document: path) { found.project }
    self.path = path
    shownFrom = folder
  }

  package var project: ProjectAssets { found.project }

  /// The fonts in the project; nil if the project's files give no sizes.
  package var fonts: DocumentFonts? { givesSizes ? projectFonts : nil }

  /// The names of the project's font files, with their extensions.
  ///
  /// Nil if one of the files could not be read, because it may contain any font.
  package var fontFileNames: Set<String>? { project.withFonts { $0.isComplete ? $0.fileNames : nil } }

  /// The path of the file that contains the font with this name; nil without one.
  package func fontFile(named name: String) -> String? {
    project.withFonts { $0.path(ofFont: name, near: path) }.map(shown)
  }

  /// The image for a name that is not that of a system symbol; nil if no catalog and no loose file defines it.
  ///
  /// A symbol set takes precedence over an image set, and a catalog over loose files (Measurements/Assets.md#lookup).
  /// The whole name is looked up first, then the name without its extension.
  ///
  /// - Parameter keepsFractions: see `ImagePointSize`.
  package func image(named name: String, for traits: AssetTraits, keepsFractions: Bool = true) -> ResolvedImage? {
    for candidate in Self.candidates(name) {
      if let reference = project.index.set(named: candidate, kind: .symbolset, near: path) {
        return symbol(name, project.set(reference), traits)
      }
      if let reference = project.index.set(named: candidate, kind: .imageset, near: path) {
        return image(name, project.set(reference), traits, keepsFractions)
      }
    }
    return looseImage(name, traits)
  }

  /// The color with this name; nil if no catalog defines it, or it has no value in this environment.
  package func color(named name: String, for traits: AssetTraits) -> AssetColor? {
    guard let reference = project.index.set(named: name, kind: .colorset, near: path) else { return nil }
    let set = project.set(reference)
    return AssetSelection.choose(among: set.entries, of: .colorset, for: traits).flatMap { set.entries[$0].color }
  }

  /// Whether a catalog or a loose file defines the image.
  package func definesImage(named name: String) -> Bool {
    let index = project.index
    return Self.candidates(name).contains { candidate in
      index.has(candidate, .symbolset) || index.has(candidate, .imageset)
    } || !index.looseImages(named: name, near: path).isEmpty
  }

  /// Whether a catalog defines an app icon with this name. On macOS, it is also an image.
  package func definesAppIcon(named name: String) -> Bool { project.index.has(name, .appiconset) }

  /// The names of all images of the project, sorted.
  package var imageNames: [String] { project.index.imageNames }

  /// The names of all colors of the project, sorted.
  package var colorNames: [String] { project.index.names(of: .colorset) }

  /// Whether the project has neither images nor sets in catalogs.
  package var isEmpty: Bool { project.index.isEmpty }

  package func definesColor(named name: String) -> Bool { project.index.has(name, .colorset) }

  /// The first name of an image that differs from `name` only in case; nil without one.
  package func imageName(like name: String) -> String? {
    project.index.imageNames(inAnyCase: Self.candidates(name)).first { $0 != name }
  }

  /// The name, followed by the name without its extension.
  package static func candidates(_ name: String) -> [String] {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return [name] }
    return [name, String(name[..<dot])]
  }

  /// Whether the image files at these paths have the same bytes.
  package func areCopies(_ files: Set<String>) -> Bool {
    project.areCopies(files.map { file in shownFrom.map { AssetPath.join($0, file) } ?? file })
  }

  private func shown(_ path: String) -> String {
    shownFrom.map { AssetPath.relative(path, from: $0) } ?? path
  }

  // MARK: - One of each

  private func image(
    _ name: String, _ set: AssetSet, _ traits: AssetTraits, _ keepsFractions: Bool
  ) -> ResolvedImage {
    guard let chosen = AssetSelection.choose(among: set.entries, of: .imageset, for: traits),
      let file = set.path(of: set.entries[chosen])
    else { return nothing(name, set, traits) }
    let entry = set.entries[chosen]
    var image = ResolvedImage(name: name, reason: AssetReason.text(entry, for: traits))
    image.file = shown(file)
    image.scale = entry.slot.scale
    image.renderingIntent = set.renderingIntent
    image.isMirrored = entry.slot.direction.map { $0 != (traits.direction ?? .leftToRight) } ?? false
    let scale = Double(entry.slot.scale ?? 1)
    if let header = project.header(file) {
      image.size = ImagePointSize.size(of: header, entry: entry, keepsFractions: keepsFractions)
      image.slices = entry.slicing.flatMap { ImageSlices($0, header: header, scale: scale) }
    } else {
      image.reason += ", a file whose size cannot be read"
    }
    return image
  }

  /// A custom symbol. Its size is nil, because it depends on the artwork, which is not read.
  private func symbol(_ name: String, _ set: AssetSet, _ traits: AssetTraits) -> ResolvedImage {
    guard let chosen = AssetSelection.choose(among: set.entries, of: .symbolset, for: traits) else {
      return nothing(name, set, traits)
    }
    var image = ResolvedImage(name: name, reason: "custom symbol; its catalog does not state a size")
    image.file = set.path(of: set.entries[chosen]).map(shown)
    image.renderingIntent = .template
    image.isCustomSymbol = true
    return image
  }

  private func nothing(_ name: String, _ set: AssetSet, _ traits: AssetTraits) -> ResolvedImage {
    let idiom = traits.idiom ?? AssetSelection.universal
    let isEmpty = !set.entries.contains { $0.filename != nil }
    return ResolvedImage(
      name: name, reason: isEmpty ? "the set has no image" : "the set has no image that \(idiom) shows")
  }

  private func looseImage(_ name: String, _ traits: AssetTraits) -> ResolvedImage? {
    let images = project.index.looseImages(named: name, near: path)
    let best = images.filter { $0.slot.idiom == AssetSelection.universal || $0.slot.idiom == traits.idiom }
    guard let image = best.min(by: { Self.rank($0.slot, traits) < Self.rank($1.slot, traits) }) else { return nil }
    var resolved = ResolvedImage(name: name, reason: "loose file outside catalogs")
    resolved.file = shown(image.path)
    resolved.scale = image.slot.scale
    if let header = project.header(image.path) {
      let scale = header.isVector ? 1 : Double(image.slot.scale ?? 1)
      resolved.size = Size(width: header.width / scale, height: header.height / scale)
    }
    return resolved
  }

  /// Ranks a file by its scale, as in a catalog, then by its idiom.
  private static func rank(_ slot: AssetSlot, _ traits: AssetTraits) -> (Int, Int) {
    let scale = slot.scale ?? 1
    return (scale <= traits.scale ? traits.scale - scale : scale, slot.idiom == traits.idiom ? 0 : 1)
  }
}

/// A project that is searched once. The first thread that needs it searches, while others wait.
private final class FoundProject: Sendable {
  private let find: @Sendable () -> ProjectAssets
  private let known = Mutex<ProjectAssets?>(nil)

  init(find: @escaping @Sendable () -> ProjectAssets) {
    self.find = find
  }

  var project: ProjectAssets {
    known.withLock { known in
      let project = known ?? find()
      known = project
      return project
    }
  }
}

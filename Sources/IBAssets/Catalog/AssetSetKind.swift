/// The kinds of sets. The extension of the set's folder decides the kind.
///
/// Source: Measurements/Assets.md#set-kinds.
package enum AssetSetKind: String, Hashable, Sendable, CaseIterable {
  case imageset, colorset, symbolset, dataset, appiconset, launchimage, iconset
  case brandassets, complicationset, imagestack, imagestacklayer, solidimagestack, solidimagestacklayer
  case cubetextureset, textureset, mipmapset, spriteatlas
  case stickersiconset, stickerpack, stickersequence, sticker
  case arresourcegroup, arreferenceimage, arobject
  case gcdashboardimage, gcleaderboard, gcleaderboardset

  /// The kind of a folder called `name`; nil for a group, and for the extension of no known set.
  package init?(folder name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: String(name[name.index(after: dot)...]))
  }

  /// The key of the list in `Contents.json`; nil for a kind without a list.
  package var listKey: String? {
    switch self {
    case .imageset, .appiconset, .launchimage, .stickersiconset, .arreferenceimage, .gcdashboardimage: "images"
    case .colorset: "colors"
    case .symbolset: "symbols"
    case .dataset: "data"
    case .imagestack, .solidimagestack: "layers"
    case .brandassets, .complicationset: "assets"
    case .textureset, .cubetextureset: "textures"
    case .mipmapset: "levels"
    case .stickersequence: "frames"
    case .stickerpack: "stickers"
    case .arresourcegroup: "resources"
    case .iconset, .imagestacklayer, .solidimagestacklayer, .spriteatlas, .sticker, .arobject, .gcleaderboard,
      .gcleaderboardset:
      nil
    }
  }

  /// Whether a folder of this kind requires a `Contents.json`.
  ///
  /// Source: Measurements/Assets.md#set-kinds.
  package var requiresContents: Bool {
    switch self {
    case .iconset, .spriteatlas, .imagestacklayer, .solidimagestacklayer, .gcdashboardimage, .gcleaderboard,
      .gcleaderboardset:
      false
    default: true
    }
  }

  /// Whether the sets inside are parts of it, whose names are not visible outside.
  var holdsParts: Bool {
    switch self {
    case .brandassets, .complicationset, .imagestack, .imagestacklayer, .solidimagestack, .solidimagestacklayer,
      .spriteatlas, .cubetextureset, .textureset, .stickerpack, .stickersequence, .arresourcegroup, .gcleaderboard,
      .gcleaderboardset:
      true
    default: false
    }
  }

  /// The name of the kind in messages, which is that of Apple's catalog compiler.
  package var noun: String {
    switch self {
    case .imageset: "image set"
    case .colorset: "color set"
    case .symbolset: "symbol image set"
    case .dataset: "data set"
    case .appiconset: "app icon set"
    case .launchimage: "launch image set"
    case .stickersiconset: "stickers icon set"
    default: rawValue
    }
  }
}

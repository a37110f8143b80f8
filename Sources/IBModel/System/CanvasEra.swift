/// The generation of Xcode that saved a document, and what its canvas does differently.
///
/// Stored frames are only right for the canvas that computed them. The answers are in `Data/canvas-eras.json` and
/// `Data/canvas-devices.json`, those about cells and scenes in this type's extensions. What Xcode wrote, as opposed to
/// what its canvas shows, is asked of `ToolsVersion` in the linter and `GuidePlacement` in the migrations.
package struct CanvasEra: Hashable, Comparable, Sendable {
  /// The number before the point of `toolsVersion`, or the one that the same canvas usually has.
  package let build: Int

  /// Some builds of Xcode 14.3 and 15 saved 32700 as their version, far above every other one, and lay out like 22505
  /// (Measurements/SafeArea.md#device-insets). Every number from here on is treated as theirs.
  private static let firstUnnumberedBuild = 32_000
  private static let buildOfUnnumbered = 22_505

  /// The era of a document without a readable tools version: Xcode 15, the last without the canvas's
  /// doubled insets.
  package static let unknown = CanvasEra(build: buildOfUnnumbered)

  package init(build: Int) {
    self.build = build >= Self.firstUnnumberedBuild ? Self.buildOfUnnumbered : build
  }

  /// Reads a document's `toolsVersion`, such as `14490.70`; nil if it does not begin with a number.
  package init?(toolsVersion: String) {
    guard let version = ToolsVersion(toolsVersion) else { return nil }
    self.init(build: version.build)
  }

  package static func < (a: Self, b: Self) -> Bool { a.build < b.build }

  package var controls: ControlGeneration { profile.controls }
  package var cellMargins: CellMargins { profile.cellMargins }
  /// The content size category of text styles.
  package var textSize: ContentSizeCategory { profile.textSize }
  /// The release of iOS that this Xcode came with, used as the canvas's system where nothing better is known.
  package var systemRelease: SystemRelease { SystemRelease(profile.systemVersion) }

  /// What this canvas adds to the safe area of a controller: on phones with a home indicator the portrait insets once
  /// more, in both orientations, from Xcode 16.1 on. It does so under bars, in sheets and in scenes of their own size as
  /// well. A running app never does that.
  ///
  /// Source: stored frames (content below a bar at 101 = 47 + 54 in landscape and 150 = 48 + 48 + 54 in portrait, in a
  /// sheet at 48); Measurements/SafeArea.md#doubled and #large-titles.
  package func extraInsets(of device: CanvasDevice) -> Insets {
    guard profile.doublesInsets, device.idiom == .phone, let geometry = device.geometry(in: self),
      geometry.portrait.bottom > 0
    else { return .zero }
    return geometry.portrait
  }

  private var profile: CanvasProfile {
    CanvasProfile.table.last { $0.firstBuild <= build } ?? CanvasProfile.earliest
  }
}

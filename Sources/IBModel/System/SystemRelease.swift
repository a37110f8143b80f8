/// A release of iOS or iPadOS, and how layouts differ in it.
///
/// Most differences are in `Data/system-releases.json`. The others are computed here from the version.
package struct SystemRelease: Hashable, Comparable, Sendable {
  /// The version, such as 17 or 10.3.
  package let version: Double

  package init(_ version: Double) {
    self.version = version
  }

  package static func < (a: Self, b: Self) -> Bool { a.version < b.version }

  /// The release of a configuration that names none, if its device runs it: iOS 17.
  ///
  /// It is the newest release whose figures have all been measured. iPadOS 18 moves the tab bar to the top, where its
  /// inset has not been measured, and the figures of iOS 26's bars have only single sources
  /// (Measurements/Devices.md#releases).
  package static let standard = SystemRelease(17)

  /// The releases in the table by the number before the point, in ascending order.
  package static var all: [SystemRelease] { SystemProfile.table.map { SystemRelease($0.firstRelease) } }

  /// Whether a release with this number before the point exists.
  package var exists: Bool {
    let major = version.rounded(.down)
    return SystemProfile.table.contains { $0.firstRelease == major }
  }

  /// The version as text: `17` or `10.3`.
  package var number: String {
    version.plainText
  }

  package var controls: ControlGeneration { profile.controls }
  package var cellMargins: CellMargins { profile.cellMargins }
  /// Whether views have safe areas. In earlier releases, a controller has layout guides at its top and bottom, and root
  /// margins ignore bars.
  package var hasSafeAreas: Bool { profile.features.contains(.safeAreas) }
  /// Whether table rows without a height are as high as their content.
  ///
  /// From iOS 11 on, they always are (talk 204 of WWDC 2017). From iOS 8 to 10, they are only if the table has an
  /// estimate (UITableView's documentation of estimatedRowHeight).
  package func sizesRows(estimated: Bool) -> Bool {
    profile.features.contains(.selfSizingRows) || estimated && profile.features.contains(.estimatedRows)
  }
  /// Whether cells follow the readable width by default.
  package var cellsFollowReadableWidth: Bool { profile.features.contains(.readableCells) }
  /// Whether sheets stay cards in compact width. In earlier releases, they fill the screen.
  package var hasCardSheets: Bool { profile.features.contains(.cardSheets) }
  /// Whether an iPad can show two apps side by side.
  var hasMultitasking: Bool { profile.features.contains(.multitasking) }
  /// Whether the two apps can have equal halves of a screen in portrait.
  var hasPortraitHalves: Bool { profile.features.contains(.portraitHalves) }

  /// Whether the section headers of a plain table have padding above (Measurements/Cells.md#device-headers).
  package var hasPaddedSectionHeaders: Bool { profile.features.contains(.paddedSectionHeaders) }

  /// Whether a search field in a navigation bar is visible when its screen appears.
  ///
  /// In earlier releases, scrolling content begins below it (Measurements/SafeArea.md#search-field).
  package var showsSearchBarsFirst: Bool { profile.features.contains(.searchBarsFirst) }

  /// Whether a date picker without a style has no wheels (UIDatePickerStyle.automatic, documented).
  package var hasCompactDatePickers: Bool { profile.features.contains(.compactDatePickers) }

  /// Whether a bar with a large title has a separate appearance while the content is not scrolled.
  ///
  /// By default, this appearance is transparent (UINavigationBar.scrollEdgeAppearance, documented).
  package var hasBarAppearances: Bool { version >= 13 }

  /// Whether all navigation bars have such an appearance (the same page: up to iOS 14, only bars with large titles).
  package var hasClearBars: Bool { version >= 15 }

  /// Whether bars and sheets are made of glass, and back buttons have no title (UIKit's release notes of iOS 26).
  package var hasGlass: Bool { version >= 26 }

  private var profile: SystemProfile {
    SystemProfile.table.last { $0.firstRelease <= version } ?? SystemProfile.earliest
  }
}

/// One row of the table that `SystemRelease` reads: the properties of the system from a release on.
struct SystemProfile: Sendable {
  /// A feature that a release of the system added or removed.
  struct Features: OptionSet, Sendable {
    let rawValue: Int

    static let safeAreas = Features(rawValue: 1)
    static let selfSizingRows = Features(rawValue: 2)
    static let readableCells = Features(rawValue: 4)
    static let cardSheets = Features(rawValue: 8)
    static let multitasking = Features(rawValue: 16)
    static let portraitHalves = Features(rawValue: 32)
    static let estimatedRows = Features(rawValue: 64)
    static let searchBarsFirst = Features(rawValue: 128)
    static let compactDatePickers = Features(rawValue: 256)
    static let paddedSectionHeaders = Features(rawValue: 512)
  }

  let firstRelease: Double
  let controls: ControlGeneration
  let cellMargins: CellMargins
  let features: Features

  /// The profile of releases before the first one in the table.
  static let earliest = SystemProfile(
    firstRelease: 0, controls: .ios7, cellMargins: CellMargins(vertical: 8, horizontal: 15), features: [])
}

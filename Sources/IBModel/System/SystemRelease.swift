/// A release of iOS or iPadOS, and the differences between layouts in it.
///
/// Most differences are in `Data/system-releases.json`; the others are computed here from the version.
package struct SystemRelease: Hashable, Comparable, Sendable {
  /// Such as 17 or 10.3.
  package let version: Double

  package init(_ version: Double) {
    self.version = version
  }

  package static func < (a: Self, b: Self) -> Bool { a.version < b.version }

  /// The release of a configuration that names none, if its device runs it: iOS 17.
  ///
  /// It is the newest release whose figures are all measured. iPadOS 18 moves the tab bar to the top, where its inset
  /// has not been measured, and the bars of iOS 26 have only single sources (Measurements/Devices.md#releases).
  package static let standard = SystemRelease(17)

  /// The releases the table knows, by the number before the point, ascending.
  package static var all: [SystemRelease] { SystemProfile.table.map { SystemRelease($0.firstRelease) } }

  /// Whether there is a release with this number before the point.
  package var exists: Bool {
    let major = version.rounded(.down)
    return SystemProfile.table.contains { $0.firstRelease == major }
  }

  /// `17` or `10.3`.
  package var number: String {
    version.plainText
  }

  package var controls: ControlGeneration { profile.controls }
  package var cellMargins: CellMargins { profile.cellMargins }
  /// Whether views have safe areas; before, a controller has layout guides at its top and bottom, and root margins
  /// ignore bars.
  package var hasSafeAreas: Bool { profile.features.contains(.safeAreas) }
  /// Whether table rows without a height are as high as their content: always from iOS 11 on (talk 204 of WWDC 2017),
  /// from iOS 8 to 10 only if the table gives an estimate (UITableView's documentation of estimatedRowHeight).
  package func sizesRows(estimated: Bool) -> Bool {
    profile.features.contains(.selfSizingRows) || estimated && profile.features.contains(.estimatedRows)
  }
  /// Whether cells follow the readable width by default.
  package var cellsFollowReadableWidth: Bool { profile.features.contains(.readableCells) }
  /// Whether sheets stay cards in compact width; before, they filled the screen.
  package var hasCardSheets: Bool { profile.features.contains(.cardSheets) }
  /// Whether an iPad shows two apps side by side.
  var hasMultitasking: Bool { profile.features.contains(.multitasking) }
  /// Whether the two apps may share the screen evenly while it is in portrait.
  var hasPortraitHalves: Bool { profile.features.contains(.portraitHalves) }

  /// Whether a plain table's section headers have padding above (Measurements/Cells.md#device-headers).
  package var hasPaddedSectionHeaders: Bool { profile.features.contains(.paddedSectionHeaders) }

  /// Whether a search field in a navigation bar shows when its screen appears; before, scrolling content begins below
  /// it (Measurements/SafeArea.md#search-field).
  package var showsSearchBarsFirst: Bool { profile.features.contains(.searchBarsFirst) }

  /// Whether a date picker without a style shows no wheels (UIDatePickerStyle.automatic, documented).
  package var hasCompactDatePickers: Bool { profile.features.contains(.compactDatePickers) }

  /// Whether a bar with a large title has a separate appearance at the edge of scrolled content, which is clear by
  /// default (UINavigationBar.scrollEdgeAppearance, documented).
  package var hasBarAppearances: Bool { version >= 13 }

  /// Whether every navigation bar has such an appearance (the same page: up to iOS 14 only bars with large titles).
  package var hasClearBars: Bool { version >= 15 }

  /// Whether bars and sheets are of glass, and a back button has no words (UIKit's release notes of iOS 26).
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

  /// The profile of releases before the table's first one.
  static let earliest = SystemProfile(
    firstRelease: 0, controls: .ios7, cellMargins: CellMargins(vertical: 8, horizontal: 15), features: [])
}

import IBContent
import IBModel

extension TableTraits {
  /// The properties of a table on a device.
  ///
  /// - Parameter table: nil for the unknown table of a cell in a xib.
  ///
  /// Source of the defaults: UITableView's documentation; Measurements/Cells.md#device-margins and #device-rows (from
  /// memory there: iOS 9 to 11 follow the readable width).
  init(of table: TableContent?, _ settings: ControllerSettings, in release: SystemRelease) {
    let insets = settings.insetsContentViewsToSafeArea ?? table?.insetsContentViewsToSafeArea
    self.init(
      insetsContentViews: release.hasSafeAreas && insets ?? true,
      followsReadableWidth: settings.cellLayoutMarginsFollowReadableWidth ?? release.cellsFollowReadableWidth,
      separatorsCountFromAutomaticInsets: !release.hasSafeAreas
        || settings.separatorInsetReference == .fromAutomaticInsets)
  }
}

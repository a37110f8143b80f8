/// The images that AppKit has by name.
///
/// Source: Apple's documentation of NSImage.Name.
enum AppKitImages {
  static func has(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    """
    ActionTemplate AddTemplate Advanced ApplicationIcon BluetoothTemplate Bonjour BookmarksTemplate Caution
    ColorPanel ColumnViewTemplate Computer Database DotMac EnterFullScreenTemplate Everyone ExitFullScreenTemplate
    FlowViewTemplate Folder FolderBurnable FolderSmart FollowLinkFreestandingTemplate FontPanel GoBackTemplate
    GoForwardTemplate GoLeftTemplate GoRightTemplate HomeTemplate IChatTheaterTemplate IconViewTemplate Info
    InvalidDataFreestandingTemplate LeftFacingTriangleTemplate ListViewTemplate LockLockedTemplate
    LockUnlockedTemplate MenuMixedStateTemplate MenuOnStateTemplate MobileMe MultipleDocuments Network PathTemplate
    PreferencesGeneral QuickLookTemplate RefreshFreestandingTemplate RefreshTemplate RemoveTemplate
    RevealFreestandingTemplate RightFacingTriangleTemplate ShareTemplate SlideshowTemplate SmartBadgeTemplate
    StatusAvailable StatusNone StatusPartiallyAvailable StatusUnavailable StopProgressFreestandingTemplate
    StopProgressTemplate TouchBarAddDetailTemplate TouchBarAddTemplate TouchBarAlarmTemplate
    TouchBarAudioInputMuteTemplate TouchBarAudioInputTemplate TouchBarAudioOutputMuteTemplate
    TouchBarAudioOutputVolumeHighTemplate TouchBarAudioOutputVolumeLowTemplate
    TouchBarAudioOutputVolumeMediumTemplate TouchBarAudioOutputVolumeOffTemplate TouchBarBookmarksTemplate
    TouchBarColorPickerFill TouchBarColorPickerFont TouchBarColorPickerStroke TouchBarCommunicationAudioTemplate
    TouchBarCommunicationVideoTemplate TouchBarComposeTemplate TouchBarDeleteTemplate TouchBarDownloadTemplate
    TouchBarEnterFullScreenTemplate TouchBarExitFullScreenTemplate TouchBarFastForwardTemplate
    TouchBarFolderCopyToTemplate TouchBarFolderMoveToTemplate TouchBarFolderTemplate TouchBarGetInfoTemplate
    TouchBarGoBackTemplate TouchBarGoDownTemplate TouchBarGoForwardTemplate TouchBarGoUpTemplate
    TouchBarHistoryTemplate TouchBarIconViewTemplate TouchBarListViewTemplate TouchBarMailTemplate
    TouchBarNewFolderTemplate TouchBarNewMessageTemplate TouchBarOpenInBrowserTemplate TouchBarPauseTemplate
    TouchBarPlayPauseTemplate TouchBarPlayTemplate TouchBarPlayheadTemplate TouchBarQuickLookTemplate
    TouchBarRecordStartTemplate TouchBarRecordStopTemplate TouchBarRefreshTemplate TouchBarRemoveTemplate
    TouchBarRewindTemplate TouchBarRotateLeftTemplate TouchBarRotateRightTemplate TouchBarSearchTemplate
    TouchBarShareTemplate TouchBarSidebarTemplate TouchBarSkipAhead15SecondsTemplate
    TouchBarSkipAhead30SecondsTemplate TouchBarSkipAheadTemplate TouchBarSkipBack15SecondsTemplate
    TouchBarSkipBack30SecondsTemplate TouchBarSkipBackTemplate TouchBarSkipToEndTemplate TouchBarSkipToStartTemplate
    TouchBarSlideshowTemplate TouchBarTagIconTemplate TouchBarTextBoldTemplate TouchBarTextBoxTemplate
    TouchBarTextCenterAlignTemplate TouchBarTextItalicTemplate TouchBarTextJustifiedAlignTemplate
    TouchBarTextLeftAlignTemplate TouchBarTextListTemplate TouchBarTextRightAlignTemplate
    TouchBarTextStrikethroughTemplate TouchBarTextUnderlineTemplate TouchBarUserAddTemplate
    TouchBarUserGroupTemplate TouchBarUserTemplate TouchBarVolumeDownTemplate TouchBarVolumeUpTemplate TrashEmpty
    TrashFull User UserAccounts UserGroup UserGuest
    """.split { $0 == " " || $0 == "\n" }.map { "NS\($0)" })
}

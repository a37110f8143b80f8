/// AppKit's classes that apps derive from or put into documents, with the members that documents may connect to.
///
/// Source: the names in the public bindings of AppKit in dotnet/macios, which repeat Apple's headers. The table
/// contains the superclasses, the properties of each class that are objects, and the methods without a result whose
/// parameter is the sender. It also contains four actions of the main menus in Xcode's templates, which the bindings do
/// not have. Foundation's formatters have their Swift names (Formatter).
enum AppKitTable {
  /// The classes, listed after their superclass.
  static let subclasses = """
    Formatter: ByteCountFormatter DateFormatter NumberFormatter
    NSActionCell: NSButtonCell NSDatePickerCell NSFormCell NSLevelIndicatorCell NSPathCell NSSegmentedCell
    NSActionCell: NSSliderCell NSStepperCell NSTextFieldCell
    NSAnimation: NSViewAnimation
    NSArrayController: NSDictionaryController
    NSButton: NSPopUpButton NSStatusBarButton
    NSButtonCell: NSMenuItemCell
    NSCell: NSActionCell NSBrowserCell NSImageCell NSTextAttachmentCell
    NSCollectionViewLayout: NSCollectionViewCompositionalLayout NSCollectionViewFlowLayout NSCollectionViewGridLayout
    NSCollectionViewLayout: NSCollectionViewTransitionLayout
    NSControl: NSBrowser NSButton NSColorWell NSComboButton NSDatePicker NSImageView NSLevelIndicator NSMatrix
    NSControl: NSPathControl NSRuleEditor NSScroller NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView
    NSControl: NSTextField
    NSController: NSObjectController NSUserDefaultsController
    NSDocument: NSPersistentDocument
    NSFormatter: NSByteCountFormatter NSDateFormatter NSNumberFormatter
    NSGestureRecognizer: NSClickGestureRecognizer NSMagnificationGestureRecognizer NSPanGestureRecognizer
    NSGestureRecognizer: NSPressGestureRecognizer NSRotationGestureRecognizer
    NSMatrix: NSForm
    NSMenuItemCell: NSPopUpButtonCell
    NSObject: Formatter NSAlert NSCell NSCollectionViewLayout NSColorPicker NSController NSDocument
    NSObject: NSDocumentController
    NSObject: NSFontManager NSFormatter NSGestureRecognizer NSImage NSMenu NSMenuItem NSPageLayout NSPrintPanel
    NSObject: NSResponder NSScrubberLayout NSSound NSSplitViewItem NSStatusItem NSStoryboardSegue NSTabViewItem
    NSObject: NSTableColumn NSTextFinder NSToolbar NSToolbarItem NSTouchBar NSTouchBarItem
    NSObjectController: NSArrayController NSTreeController
    NSPanel: NSColorPanel NSFontPanel NSSavePanel
    NSResponder: NSApplication NSDrawer NSPopover NSView NSViewController NSWindow NSWindowController
    NSRuleEditor: NSPredicateEditor
    NSSavePanel: NSOpenPanel
    NSScrubberArrangedView: NSScrubberItemView NSScrubberSelectionView
    NSScrubberItemView: NSScrubberImageItemView NSScrubberTextItemView
    NSScrubberLayout: NSScrubberFlowLayout NSScrubberProportionalLayout
    NSTableView: NSOutlineView
    NSText: NSTextView
    NSTextField: NSComboBox NSSearchField NSSecureTextField NSTokenField
    NSTextFieldCell: NSComboBoxCell NSPathComponentCell NSSearchFieldCell NSSecureTextFieldCell NSTableHeaderCell
    NSTextFieldCell: NSTokenFieldCell
    NSToolbarItem: NSMenuToolbarItem NSSearchToolbarItem NSSharingServicePickerToolbarItem NSToolbarItemGroup
    NSToolbarItem: NSTrackingSeparatorToolbarItem
    NSTouchBarItem: NSButtonTouchBarItem NSCandidateListTouchBarItem NSColorPickerTouchBarItem NSCustomTouchBarItem
    NSTouchBarItem: NSGroupTouchBarItem NSPickerTouchBarItem NSPopoverTouchBarItem NSSharingServicePickerTouchBarItem
    NSTouchBarItem: NSSliderTouchBarItem NSStepperTouchBarItem
    NSView: AVPlayerView IKImageBrowserView IKImageView NSBox NSClipView NSCollectionView NSControl NSGridView
    NSView: NSHostingView NSMenuView NSOpenGLView NSProgressIndicator NSRulerView NSScrollView NSScrubber
    NSView: NSScrubberArrangedView NSSplitView NSStackView NSTabView NSTableCellView NSTableHeaderView NSTableRowView
    NSView: NSText NSTextInsertionIndicator NSVisualEffectView QCView QLPreviewView WebView
    NSViewController: NSCollectionViewItem NSHostingController NSPageController NSSplitViewController
    NSViewController: NSTabViewController NSTitlebarAccessoryViewController
    NSWindow: NSPanel
    """

  /// The classes of other frameworks that are views both on macOS and on iOS.
  static let sharedViews = """
    NSView: ARView AVRoutePickerView CLLocationButton LPLinkView MKAnnotationView MKMapView MTKView PDFThumbnailView
    NSView: PDFView PHLivePhotoView PKPaymentButton SCNView SKView WKWebView ASAuthorizationAppleIDButton
    """

  static let properties = """
    AVPlayerView: actionPopUpButtonMenu contentOverlayView delegate pictureInPictureDelegate player selectedSpeed
    AVPlayerView: speeds
    IKImageBrowserView: dataSource delegate draggingDestinationDelegate selectionIndexes
    IKImageView: backgroundColor delegate imageProperties
    NSActionCell: target
    NSAlert: accessoryView buttons delegate icon suppressionButton window
    NSApplication: appleMenu applicationIconImage context currentEvent delegate dockMenu dockTile helpMenu keyWindow
    NSApplication: mainMenu mainWindow modalWindow servicesMenu servicesProvider sharedApplication windowsMenu
    NSArrayController: filterPredicate
    NSBox: borderColor contentView fillColor titleCell titleFont
    NSBrowser: backgroundColor cellPrototype delegate selectionIndexPath selectionIndexPaths
    NSBrowserCell: alternateImage branchImage highlightedBranchImage image
    NSButton: alternateImage attributedAlternateTitle attributedTitle bezelColor contentTintColor image sound
    NSButton: symbolConfiguration
    NSButtonCell: alternateImage attributedAlternateTitle attributedTitle backgroundColor keyEquivalentFont sound
    NSButtonTouchBarItem: image target
    NSCandidateListTouchBarItem: client delegate
    NSCell: attributedStringValue controlView defaultMenu font formatter image menu objectValue representedObject
    NSCell: target
    NSClipView: backgroundColor documentCursor documentView
    NSCollectionView: backgroundColors backgroundView collectionViewLayout dataSource delegate itemPrototype
    NSCollectionView: prefetchDataSource selectionIndexPaths selectionIndexes visibleItems
    NSCollectionViewCompositionalLayout: configuration
    NSCollectionViewGridLayout: backgroundColors
    NSCollectionViewItem: collectionView draggingImageComponents imageView textField view
    NSCollectionViewLayout: collectionView
    NSCollectionViewTransitionLayout: currentLayout nextLayout
    NSColorPanel: accessoryView color
    NSColorPicker: colorPanel
    NSColorPickerTouchBarItem: allowedColorSpaces colorList target
    NSColorWell: color image pulldownTarget
    NSComboBox: dataSource delegate objectValueOfSelectedItem
    NSComboBoxCell: dataSource objectValueOfSelectedItem
    NSComboButton: image menu
    NSControl: attributedStringValue cell currentEditor font formatter objectValue selectedCell target
    NSCustomTouchBarItem: view viewController
    NSDateFormatter: calendar defaultDate gregorianStartDate locale timeZone twoDigitStartDate
    NSDatePicker: backgroundColor calendar cell dateValue delegate locale maxDate minDate textColor timeZone
    NSDatePickerCell: backgroundColor calendar dateValue delegate locale maxDate minDate textColor timeZone
    NSDictionaryController: initialValue localizedKeyDictionary newObject
    NSDocument: PDFPrintOperation autosavedContentsFileURL backupFileURL fileModificationDate fileURL
    NSDocument: previewRepresentableActivityItems printInfo undoManager userActivity window windowControllers
    NSDocument: windowForSheet
    NSDocumentController: currentDocument documents recentDocumentURLs standardShareMenuItem
    NSDrawer: contentView delegate parentWindow
    NSFontManager: delegate selectedFont target
    NSFontPanel: accessoryView sharedFontPanel
    NSFormCell: attributedTitle placeholderAttributedString titleFont
    NSGestureRecognizer: delegate pressureConfiguration target view
    NSGroupTouchBarItem: effectiveCompressionOptions groupTouchBar prioritizedCompressionOptions
    NSImage: delegate locale symbolConfiguration
    NSImageView: contentTintColor image symbolConfiguration
    NSLevelIndicator: criticalFillColor fillColor ratingImage ratingPlaceholderImage warningFillColor
    NSMatrix: backgroundColor cellBackgroundColor cells delegate keyCell prototype selectedCell selectedCells
    NSMenu: delegate font highlightedItem itemArray selectedItems supermenu
    NSMenuItem: attributedTitle badge image menu mixedStateImage offStateImage onStateImage parentItem
    NSMenuItem: representedObject separatorItem submenu target view writingToolsItems
    NSMenuItemCell: menuItem menuView
    NSMenuToolbarItem: menu
    NSMenuView: attachedMenu attachedMenuView font menu
    NSNumberFormatter: locale maximum minimum multiplier roundingIncrement textAttributesForNegativeInfinity
    NSNumberFormatter: textAttributesForNegativeValues textAttributesForNil textAttributesForNotANumber
    NSNumberFormatter: textAttributesForPositiveInfinity textAttributesForPositiveValues textAttributesForZero
    NSObject: accessibilityParent accessibilityTitleUIElement
    NSObjectController: content fetchPredicate newObject selection
    NSOpenGLView: defaultPixelFormat openGLContext pixelFormat
    NSOpenPanel: URLs openPanel
    NSOutlineView: dataSource delegate outlineTableColumn
    NSPageController: delegate selectedViewController
    NSPageLayout: pageLayout printInfo
    NSPathCell: URL backgroundColor clickedPathComponentCell delegate pathComponentCells placeholderAttributedString
    NSPathComponentCell: URL image
    NSPathControl: URL backgroundColor clickedPathComponentCell clickedPathItem delegate menu pathComponentCells
    NSPathControl: pathItems placeholderAttributedString
    NSPickerTouchBarItem: collapsedRepresentationImage target
    NSPopUpButton: lastItem menu selectedItem
    NSPopUpButtonCell: itemArray lastItem menu objectValue selectedItem
    NSPopover: contentViewController delegate
    NSPopoverTouchBarItem: collapsedRepresentation collapsedRepresentationImage popoverTouchBar pressAndHoldTouchBar
    NSPredicateEditor: rowTemplates
    NSPrintPanel: printInfo printPanel
    NSProgressIndicator: observedProgress
    NSResponder: menu nextResponder touchBar undoManager userActivity
    NSRuleEditor: delegate formattingDictionary predicate selectedRowIndexes
    NSRulerView: accessoryView clientView markers scrollView
    NSSavePanel: URL accessoryView delegate directoryURL savePanel
    NSScrollView: backgroundColor contentView documentCursor horizontalRulerView horizontalScroller verticalRulerView
    NSScrollView: verticalScroller
    NSScrubber: backgroundColor backgroundView dataSource delegate scrubberLayout selectionBackgroundStyle
    NSScrubber: selectionOverlayStyle
    NSScrubberImageItemView: image imageView
    NSScrubberLayout: scrubber
    NSScrubberTextItemView: textField
    NSSearchField: delegate searchMenuTemplate
    NSSearchFieldCell: cancelButtonCell searchButtonCell searchMenuTemplate
    NSSearchToolbarItem: searchField
    NSSegmentedControl: selectedSegmentBezelColor
    NSSharingServicePickerToolbarItem: delegate
    NSSharingServicePickerTouchBarItem: buttonImage delegate
    NSSlider: image titleCell titleColor titleFont trackFillColor
    NSSliderCell: titleCell titleColor titleFont
    NSSliderTouchBarItem: maximumValueAccessory minimumValueAccessory slider target view
    NSSound: channelMapping delegate
    NSSplitView: arrangedSubviews delegate dividerColor
    NSSplitViewController: splitView splitViewItems
    NSSplitViewItem: viewController
    NSStackView: arrangedSubviews delegate detachedViews views
    NSStatusItem: alternateImage attributedTitle button image menu statusBar target view
    NSStepperTouchBarItem: target
    NSStoryboardSegue: destinationController sourceController
    NSTabView: delegate font selectedTabViewItem tabViewItems
    NSTabViewController: segmentedControl tabView tabViewItems
    NSTabViewItem: color identifier image initialFirstResponder tabView view viewController
    NSTableCellView: draggingImageComponents imageView objectValue textField
    NSTableColumn: dataCell headerCell sortDescriptorPrototype tableView
    NSTableHeaderView: tableView
    NSTableRowView: backgroundColor
    NSTableView: backgroundColor cornerView dataSource delegate doubleAction gridColor headerView hiddenRowIndexes
    NSTableView: highlightedTableColumn registeredNibsByIdentifier selectedColumnIndexes selectedRowIndexes
    NSTableView: sortDescriptors
    NSText: backgroundColor delegate font textColor
    NSTextField: backgroundColor delegate placeholderAttributedString textColor
    NSTextFieldCell: backgroundColor placeholderAttributedString textColor
    NSTextFinder: client findBarContainer incrementalMatchRanges
    NSTextInsertionIndicator: color
    NSTextView: backgroundColor candidateListTouchBarItem delegate insertionPointColor linkTextAttributes
    NSTextView: markedTextAttributes selectedRanges selectedTextAttributes textContainer typingAttributes
    NSTokenField: defaultTokenizingCharacterSet delegate tokenizingCharacterSet
    NSTokenFieldCell: defaultTokenizingCharacterSet delegate tokenizingCharacterSet
    NSToolbar: configurationDictionary delegate items visibleItems
    NSToolbarItem: menuFormRepresentation target toolbar view
    NSToolbarItemGroup: subitems
    NSTouchBar: delegate
    NSTouchBarItem: view viewController
    NSTrackingSeparatorToolbarItem: splitView
    NSTreeController: content selectedNodes sortDescriptors
    NSUserDefaultsController: defaults initialValues values
    NSView: enclosingScrollView gestureRecognizers inputContext layoutGuides layoutMarginsGuide nextKeyView
    NSView: nextValidKeyView opaqueAncestor pageFooter pageHeader pressureConfiguration previousKeyView
    NSView: previousValidKeyView safeAreaLayoutGuide subviews superview toolTip window
    NSViewAnimation: animations animator viewAnimations
    NSViewController: childViewControllers extensionContext nibBundle parentViewController presentedViewControllers
    NSViewController: presentingViewController representedObject sourceItemView storyboard view viewIfLoaded
    NSVisualEffectView: maskImage
    NSWindow: appearanceSource attachedSheet backgroundColor childWindows colorSpace contentLayoutGuide contentView
    NSWindow: contentViewController deepestScreen defaultButtonCell delegate deviceDescription dockTile firstResponder
    NSWindow: graphicsContext initialFirstResponder miniwindowImage parentWindow representedURL screen sheetParent
    NSWindow: sheets tab tabGroup tabbedWindows titlebarAccessoryViewControllers toolbar
    NSWindowController: contentViewController document owner previewRepresentableActivityItems storyboard window
    WebView: UIDelegate backForwardList downloadDelegate editingDelegate frameLoadDelegate hostWindow mainFrame
    WebView: mainFrameDocument mainFrameIcon pasteboardTypesForSelection policyDelegate preferences
    WebView: resourceLoadDelegate selectedDOMRange selectedFrame typingStyle undoManager windowScriptObject
    """

  static let selectors = """
    IKImageView: crop: flipImageHorizontal: flipImageVertical: zoomImageToActualSize: zoomImageToFit: zoomIn: zoomOut:
    NSApplication: activateContextHelpMode: arrangeInFront: endSheet: hide: hideOtherApplications: miniaturizeAll:
    NSApplication: orderFrontCharacterPalette: orderFrontColorPanel: orderFrontStandardAboutPanel: removeWindowsItem:
    NSApplication: showHelp: stop: terminate: toggleTouchBarCustomizationPalette: unhide: unhideAllApplications:
    NSApplication: updateWindowsItem:
    NSArrayController: add: insert: remove: selectNext: selectPrevious:
    NSBrowser: doClick: doDoubleClick: selectAll:
    NSButtonCell: performClick:
    NSCell: performClick: takeDoubleValueFrom: takeFloatValueFrom: takeIntValueFrom: takeIntegerValueFrom:
    NSCell: takeObjectValueFrom: takeStringValueFrom:
    NSCollectionView: deselectAll: selectAll: toggleSectionCollapse:
    NSColorPicker: viewSizeChanged:
    NSColorWell: takeColorFrom:
    NSComboBox: addItemWithObjectValue: removeItemWithObjectValue: selectItemWithObjectValue:
    NSComboBoxCell: addItemWithObjectValue: removeItemWithObjectValue: selectItemWithObjectValue:
    NSControl: performClick: takeDoubleValueFrom: takeFloatValueFrom: takeIntValueFrom: takeIntegerValueFrom:
    NSControl: takeObjectValueFrom: takeStringValueFrom:
    NSController: commitEditing discardEditing objectDidBeginEditing: objectDidEndEditing:
    NSDocument: browseDocumentVersions: duplicateDocument: lockDocument: moveDocument:
    NSDocument: moveDocumentToUbiquityContainer: printDocument: renameDocument: revertDocumentToSaved: runPageLayout:
    NSDocument: saveDocument: saveDocumentAs: saveDocumentTo: saveDocumentToPDF: unlockDocument:
    NSDocumentController: clearRecentDocuments: newDocument: openDocument: saveAllDocuments:
    NSDrawer: close: open: toggle:
    NSFontManager: addFontTrait: modifyFont: modifyFontViaPanel: orderFrontFontPanel: orderFrontStylesPanel:
    NSFontManager: removeFontTrait:
    NSMatrix: selectAll: selectText:
    NSMenu: addItem: itemChanged: removeItem:
    NSObjectController: add: fetch: newObject: remove:
    NSOutlineView: collapseItem: expandItem: reloadItem:
    NSPageController: navigateBack: navigateForward: navigateForwardToObject: takeSelectedIndexFrom:
    NSPopUpButton: selectItem:
    NSPopUpButtonCell: selectItem:
    NSPopover: performClose:
    NSPopoverTouchBarItem: dismissPopover: showPopover:
    NSProgressIndicator: startAnimation: stopAnimation:
    NSResponder: cancelOperation: capitalizeWord: centerSelectionInVisibleArea: changeCaseOfLetter: changeColor:
    NSResponder: changeFont: complete: copy: cut: delete: deleteBackward:
    NSResponder: deleteBackwardByDecomposingPreviousCharacter: deleteForward: deleteToBeginningOfLine:
    NSResponder: deleteToBeginningOfParagraph: deleteToEndOfLine: deleteToEndOfParagraph: deleteToMark:
    NSResponder: deleteWordBackward: deleteWordForward: encodeRestorableState: indent: insertBacktab:
    NSResponder: insertContainerBreak: insertDoubleQuoteIgnoringSubstitution: insertLineBreak: insertNewline:
    NSResponder: insertNewlineIgnoringFieldEditor: insertParagraphSeparator: insertSingleQuoteIgnoringSubstitution:
    NSResponder: insertTab: insertTabIgnoringFieldEditor: insertText: lowercaseWord:
    NSResponder: makeBaseWritingDirectionLeftToRight: makeBaseWritingDirectionNatural:
    NSResponder: makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionLeftToRight:
    NSResponder: makeTextWritingDirectionNatural: makeTextWritingDirectionRightToLeft: moveBackward:
    NSResponder: moveBackwardAndModifySelection: moveDown: moveDownAndModifySelection: moveForward:
    NSResponder: moveForwardAndModifySelection: moveLeft: moveLeftAndModifySelection:
    NSResponder: moveParagraphBackwardAndModifySelection: moveParagraphForwardAndModifySelection: moveRight:
    NSResponder: moveRightAndModifySelection: moveToBeginningOfDocument: moveToBeginningOfDocumentAndModifySelection:
    NSResponder: moveToBeginningOfLine: moveToBeginningOfLineAndModifySelection: moveToBeginningOfParagraph:
    NSResponder: moveToBeginningOfParagraphAndModifySelection: moveToEndOfDocument:
    NSResponder: moveToEndOfDocumentAndModifySelection: moveToEndOfLine: moveToEndOfLineAndModifySelection:
    NSResponder: moveToEndOfParagraph: moveToEndOfParagraphAndModifySelection: moveToLeftEndOfLine:
    NSResponder: moveToLeftEndOfLineAndModifySelection: moveToRightEndOfLine: moveToRightEndOfLineAndModifySelection:
    NSResponder: moveUp: moveUpAndModifySelection: moveWordBackward: moveWordBackwardAndModifySelection:
    NSResponder: moveWordForward: moveWordForwardAndModifySelection: moveWordLeft: moveWordLeftAndModifySelection:
    NSResponder: moveWordRight: moveWordRightAndModifySelection: newWindowForTab: pageDown:
    NSResponder: pageDownAndModifySelection: pageUp: pageUpAndModifySelection: paste: pasteAsPlainText:
    NSResponder: performFindPanelAction: performTextFinderAction: print: quickLookPreviewItems: redo: scrollLineDown:
    NSResponder: scrollLineUp: scrollPageDown: scrollPageUp: scrollToBeginningOfDocument: scrollToEndOfDocument:
    NSResponder: selectAll: selectLine: selectParagraph: selectToMark: selectWord: setMark: showContextHelp:
    NSResponder: showContextMenuForSelection: showWritingTools: swapWithMark: transpose: transposeWords: undo:
    NSResponder: uppercaseWord: yank:
    NSRuleEditor: addRow:
    NSSavePanel: cancel: ok:
    NSSplitView: addArrangedSubview: removeArrangedSubview:
    NSSplitViewController: toggleInspector: toggleSidebar:
    NSStackView: addArrangedSubview: removeArrangedSubview: removeView:
    NSTabView: selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: selectPreviousTabViewItem:
    NSTabView: selectTabViewItemWithIdentifier: takeSelectedTabViewItemFromSender:
    NSTableView: deselectAll: reloadData selectAll:
    NSText: alignCenter: alignLeft: alignRight: changeFont: checkSpelling: copy: copyFont: copyRuler: cut: delete:
    NSText: paste: pasteFont: pasteRuler: selectAll: showGuessPanel: subscript: superscript: toggleRuler: underline:
    NSText: unscript:
    NSResponder: toggleSourceList:
    NSTextField: selectText:
    NSTextView: alignJustified: changeAttributes: changeColor: changeDocumentBackgroundColor: changeLayoutOrientation:
    NSTextView: checkTextInDocument: checkTextInSelection: complete: highlight: loosenKerning: lowerBaseline:
    NSTextView: orderFrontLinkPanel: orderFrontListPanel: orderFrontSharingServicePicker: orderFrontSpacingPanel:
    NSTextView: orderFrontSubstitutionsPanel: orderFrontTablePanel: outline: pasteAsPlainText: pasteAsRichText:
    NSTextView: performFindPanelAction: raiseBaseline: startSpeaking: stopSpeaking: tightenKerning:
    NSTextView: toggleAutomaticDashSubstitution: toggleAutomaticDataDetection: toggleAutomaticLinkDetection:
    NSTextView: toggleAutomaticQuoteSubstitution: toggleAutomaticSpellingCorrection: toggleAutomaticTextCompletion:
    NSTextView: toggleAutomaticTextReplacement: toggleContinuousSpellChecking: toggleGrammarChecking:
    NSTextView: toggleQuickLookPreviewPanel: toggleSmartInsertDelete: toggleTraditionalCharacterShape: turnOffKerning:
    NSTextView: turnOffLigatures: useAllLigatures: useStandardKerning: useStandardLigatures:
    NSTextView: replaceDashesInSelection: replaceQuotesInSelection: replaceTextInSelection:
    NSToolbar: runCustomizationPalette:
    NSTreeController: add: addChild: insert: insertChild: remove:
    NSUserDefaultsController: revert: revertToInitialValues: save:
    NSView: print: removeFromSuperview setNeedsDisplay:
    NSViewController: dismissController: dismissViewController:
    NSWindow: deminiaturize: endSheet: makeKeyAndOrderFront: mergeAllWindows: miniaturize: moveTabToNewWindow:
    NSWindow: orderBack: orderFront: orderOut: performClose: performMiniaturize: performZoom: print:
    NSWindow: runToolbarCustomizationPalette: selectKeyViewFollowingView: selectKeyViewPrecedingView:
    NSWindow: selectNextKeyView: selectNextTab: selectPreviousKeyView: selectPreviousTab: toggleFullScreen:
    NSWindow: toggleTabBar: toggleTabOverview: toggleToolbarShown: zoom:
    NSWindowController: dismissController: showWindow:
    WebView: alignCenter: alignJustified: alignLeft: alignRight: changeAttributes: changeColor:
    WebView: changeDocumentBackgroundColor: changeFont: checkSpelling: copyFont: cut: delete: goBack: goForward:
    WebView: makeTextLarger: makeTextSmaller: makeTextStandardSize: moveToBeginningOfSentence:
    WebView: moveToBeginningOfSentenceAndModifySelection: moveToEndOfSentence: moveToEndOfSentenceAndModifySelection:
    WebView: paste: pasteAsPlainText: pasteAsRichText: pasteFont: performFindPanelAction: reload: reloadFromOrigin:
    WebView: selectSentence: showGuessPanel: startSpeaking: stopLoading: stopSpeaking: takeStringURLFrom:
    WebView: toggleContinuousSpellChecking: toggleSmartInsertDelete:
    """
}

/// How modifiers affect the size of the view that they modify.
enum LeafSizing {
  /// Whether a modifier with this name determines no frame, or is read.
  static func isHarmless(_ name: String) -> Bool { harmless.contains(name) || name.hasPrefix("accessibility") }

  /// Modifiers that determine the size of a text, an image or a control in a way that was not measured.
  static let deciding = Set(
    words: """
      baselineOffset datePickerStyle dynamicTypeSize fontDesign fontWidth imageScale kerning labelStyle lineSpacing \
      monospaced progressViewStyle textCase toggleStyle tracking
      """)

  private static let harmless = Set(
    words: """
      alert allowsHitTesting allowsTightening animation antialiased autocapitalization autocorrectionDisabled \
      backgroundStyle badge bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle clipShape \
      clipped compositingGroup confirmationDialog contentShape contentTransition contextMenu contrast controlSize \
      cornerRadius defaultFocus deleteDisabled disableAutocorrection disabled drawingGroup environmentObject fill \
      focused font fontWeight foregroundColor foregroundStyle fullScreenCover gesture grayscale headerProminence help \
      hidden hoverEffect hueRotation id interactiveDismissDisabled interpolation italic keyboardShortcut keyboardType \
      labelsHidden lineLimit listRowBackground listRowInsets listRowSeparator listRowSeparatorTint \
      listSectionSeparator listStyle minimumScaleFactor monospacedDigit moveDisabled multilineTextAlignment \
      navigationBarBackButtonHidden navigationBarHidden navigationBarTitle \
      navigationBarTitleDisplayMode navigationDestination navigationTitle navigationViewStyle onAppear onChange \
      onDelete onDisappear onDrag onDrop onHover onLongPressGesture onMove onOpenURL onReceive onSubmit onTapGesture \
      opacity pickerStyle popover preferredColorScheme presentationDetents presentationDragIndicator previewDevice \
      previewDisplayName refreshable renderingMode resizable saturation scrollBounceBehavior scrollDisabled \
      scrollContentBackground scrollDismissesKeyboard scrollIndicators selectionDisabled sensoryFeedback shadow sheet simultaneousGesture \
      strikethrough stroke strokeBorder submitLabel submitScope swipeActions symbolRenderingMode symbolVariant tabItem \
      tag task textContentType textFieldStyle textInputAutocapitalization textSelection tint toolbar \
      toolbarBackground toolbarTitleDisplayMode transaction transition truncationMode underline userActivity zIndex
      """)

  /// Modifiers that draw their view elsewhere, in another size, or only in part.
  static let repainting = Set(
    words: """
      blendMode blur colorInvert colorMultiply flipsForRightToLeftLayoutDirection luminanceToAlpha mask \
      matchedGeometryEffect position privacySensitive projectionEffect redacted rotation3DEffect rotationEffect \
      scaleEffect transformEffect transformEnvironment visualEffect
      """)

  /// Values of the environment that determine no frame.
  static let harmlessKeys = Set(
    words: "calendar colorScheme managedObjectContext modelContext openURL timeZone undoManager")
}

extension Set<String> {
  init(words text: String) { self.init(text.split(separator: " ").map(String.init)) }
}

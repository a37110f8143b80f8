import IBModel

/// Which cut of the system font draws the text: the advances changed twice.
package enum SystemFontEra: Hashable, Sendable {
  /// SF Text and SF Display as separate fonts with a wider Display: Xcode 8, iOS 9 and 10.
  case earlyStatic
  /// SF Text below 20 points, SF Display from there on: Xcode 9 to 11, iOS 11 to 13.
  case `static`
  /// SF Pro, whose design varies with the size: Xcode 12, iOS 14 and later.
  case variable

  /// The era of Xcode's canvas (facts/layout/text/TEXT.md, Model 1 and 2).
  ///
  /// - Parameter toolsVersion: the first number of the document's `toolsVersion`, such as 17701.
  package init(toolsVersion: Double) {
    self = toolsVersion < 13000 ? .earlyStatic : toolsVersion < 17000 ? .static : .variable
  }

  /// The era of a device, from the release of iOS that each Xcode above came with (likely, not measured).
  package init(systemVersion: Double) {
    self = systemVersion < 11 ? .earlyStatic : systemVersion < 14 ? .static : .variable
  }
}

extension SystemFontEra {
  /// The cut that a canvas or a device draws with.
  init(_ configuration: TraitConfiguration) {
    if let canvas = configuration.canvasEra {
      self.init(toolsVersion: Double(canvas.build))
    } else {
      self.init(systemVersion: configuration.systemVersion)
    }
  }
}

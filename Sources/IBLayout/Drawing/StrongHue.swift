/// The system's colors where contrast is increased; the others are the same there, as far as Apple has published them.
///
/// Source: Apple's Human Interface Guidelines, Color (iOS system colors, increased contrast, light and dark), before
/// iOS 26.
enum StrongHue {
  /// Components from 0 to 255; nil for a name whose color is not published.
  static func components(_ name: String) -> (light: [Double], dark: [Double])? {
    switch name {
    case "systemRedColor": ([215, 0, 21], [255, 105, 97])
    case "systemOrangeColor": ([201, 52, 0], [255, 179, 64])
    case "systemYellowColor": ([178, 80, 0], [255, 212, 38])
    case "systemGreenColor": ([36, 138, 61], [48, 219, 91])
    case "systemTealColor": ([0, 130, 153], [93, 230, 255])
    case "systemBlueColor", "tintColor", "linkColor": ([0, 64, 221], [64, 156, 255])
    case "systemIndigoColor": ([54, 52, 163], [125, 122, 255])
    case "systemPurpleColor": ([137, 68, 171], [218, 143, 255])
    case "systemPinkColor": ([211, 15, 69], [255, 100, 130])
    case "systemBrownColor": ([127, 101, 69], [181, 148, 105])
    default: gray(name)
    }
  }

  private static func gray(_ name: String) -> (light: [Double], dark: [Double])? {
    switch name {
    case "systemGrayColor": ([108, 108, 112], [174, 174, 178])
    case "systemGray2Color": ([142, 142, 147], [124, 124, 128])
    case "systemGray3Color": ([174, 174, 178], [84, 84, 86])
    case "systemGray4Color": ([188, 188, 192], [68, 68, 70])
    case "systemGray5Color": ([216, 216, 220], [54, 54, 56])
    case "systemGray6Color": ([235, 235, 240], [36, 36, 38])
    default: nil
    }
  }
}

/// The system's colors with increased contrast. Colors without published values stay the same.
///
/// Source: Apple's Human Interface Guidelines, Color (iOS system colors, increased contrast, light and dark), before
/// iOS 26.
struct StrongHue: Sendable {
  /// Red, green and blue from 0 to 255.
  typealias Components = (red: Double, green: Double, blue: Double)

  let light: Components
  let dark: Components

  private init(_ light: Components, _ dark: Components) { (self.light, self.dark) = (light, dark) }

  private static let blue = StrongHue((0, 64, 221), (64, 156, 255))

  /// Keyed by the names of `UIColor`. Colors whose values Apple has not published are missing.
  static let named: [String: StrongHue] = [
    "systemRedColor": StrongHue((215, 0, 21), (255, 105, 97)),
    "systemOrangeColor": StrongHue((201, 52, 0), (255, 179, 64)),
    "systemYellowColor": StrongHue((178, 80, 0), (255, 212, 38)),
    "systemGreenColor": StrongHue((36, 138, 61), (48, 219, 91)),
    "systemTealColor": StrongHue((0, 130, 153), (93, 230, 255)),
    "systemBlueColor": blue, "tintColor": blue, "linkColor": blue,
    "systemIndigoColor": StrongHue((54, 52, 163), (125, 122, 255)),
    "systemPurpleColor": StrongHue((137, 68, 171), (218, 143, 255)),
    "systemPinkColor": StrongHue((211, 15, 69), (255, 100, 130)),
    "systemBrownColor": StrongHue((127, 101, 69), (181, 148, 105)),
    "systemGrayColor": StrongHue((108, 108, 112), (174, 174, 178)),
    "systemGray2Color": StrongHue((142, 142, 147), (124, 124, 128)),
    "systemGray3Color": StrongHue((174, 174, 178), (84, 84, 86)),
    "systemGray4Color": StrongHue((188, 188, 192), (68, 68, 70)),
    "systemGray5Color": StrongHue((216, 216, 220), (54, 54, 56)),
    "systemGray6Color": StrongHue((235, 235, 240), (36, 36, 38)),
  ]
}

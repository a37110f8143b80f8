import IBModel
import IBSyntax

extension NibDraft {
  private static let colorAttributes: Set<String> = [
    "key", "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "systemColor", "name",
    "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
  ]

  /// Components of colors of UIKit that a document names without them. Source: UIColor's documentation.
  private static let plainSystemColors: [String: (white: Double, alpha: Double)] = [
    "blackColor": (0, 1), "whiteColor": (1, 1), "clearColor": (0, 0), "darkTextColor": (0, 1),
    "lightTextColor": (1, 0.6), "labelColor": (0, 1), "grayColor": (0.5, 1), "lightGrayColor": (2 / 3, 1),
    "darkGrayColor": (1 / 3, 1), "systemBackgroundColor": (1, 1),
  ]

  /// The color that an element is; nil with a problem if it is none that is known.
  mutating func readColor(_ element: XMLElement) -> NibColor? {
    guard isKnown(element) else { return nil }
    if let name = element.word("systemColor") ?? element.word("cocoaTouchSystemColor") {
      return systemColor(name)
    }
    guard let name = element.word("name") else { return plainColor(element) }
    guard var color = resource("namedColor", name) else {
      refuse(element, "color@name", "color '\(name)' has no components among the document's resources")
      return nil
    }
    color.catalogName = name
    return color
  }

  private mutating func isKnown(_ element: XMLElement) -> Bool {
    guard let attribute = element.attributes.first(where: { !Self.colorAttributes.contains($0.nameText) }) else {
      return true
    }
    refuse(attribute, of: element, "'\(attribute.nameText)' of a color is not known")
    return false
  }

  private mutating func systemColor(_ name: String) -> NibColor {
    if var color = resource("systemColor", name) {
      color.systemName = name
      return color
    }
    guard let known = Self.plainSystemColors[name] else {
      // Components that only systems read which do not know the name.
      return NibColor(systemName: name, channels: [0], alpha: 1)
    }
    return NibColor(systemName: name, channels: [known.white], alpha: known.alpha)
  }

  /// The components of the color of this name among the resources, where a color has them itself: one that names another
  /// could name itself.
  private mutating func resource(_ tag: String, _ name: String) -> NibColor? {
    guard let color = facts.resourceColors[ResourceName(tag: tag, name: name)], isKnown(color),
      var components = plainColor(color)
    else { return nil }
    components.systemName = nil
    return components
  }

  private mutating func plainColor(_ element: XMLElement) -> NibColor? {
    let alpha = element.decimal("alpha") ?? 1
    let space = element.word("colorSpace") == "custom" ? element.word("customColorSpace") : element.word("colorSpace")
    let isCustom = element.word("colorSpace") == "custom"
    if let white = element.decimal("white") {
      switch space {
      case "calibratedWhite" where !isCustom: return gray(white, alpha, isCalibrated: true)
      case "calibratedWhite":
        let part = ColorSpace.genericGray(white)
        return NibColor(channels: [part, part, part], alpha: alpha, isComputed: white != 0 && white != 1)
      case "genericGamma22GrayColorSpace", "deviceWhite", nil: return gray(white, alpha, isCalibrated: false)
      default: break
      }
    } else if let red = element.decimal("red"), let green = element.decimal("green"), let blue = element.decimal("blue")
    {
      let channels = [red, green, blue]
      switch space {
      case "sRGB", "deviceRGB", nil: return NibColor(channels: channels, alpha: alpha)
      case "calibratedRGB":
        return NibColor(channels: ColorSpace.genericRGB(channels), alpha: alpha, isComputed: true)
      case "displayP3":
        return NibColor(channels: ColorSpace.displayP3(channels), alpha: alpha, isComputed: true)
      default: break
      }
    }
    refuse(element, "color", "color '\(element.word("key") ?? "")' has no components in a color space that is known")
    return nil
  }

  /// Black, white and clear are colors that UIKit has a name for.
  private func gray(_ white: Double, _ alpha: Double, isCalibrated: Bool) -> NibColor {
    let name: String? =
      switch (white, alpha) {
      case (0, 0): "clearColor"
      case (0, 1): "blackColor"
      case (1, 1): "whiteColor"
      default: nil
      }
    if name != nil || !isCalibrated { return NibColor(systemName: name, channels: [white], alpha: alpha) }
    return NibColor(channels: [ColorSpace.genericGray(white)], alpha: alpha, isComputed: true)
  }
}

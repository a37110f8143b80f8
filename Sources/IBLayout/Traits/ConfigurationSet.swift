import IBModel

/// Sets of configurations that a command names with one word.
package enum ConfigurationSet {
  /// One device for each of the four final size classes; the default of every command that lays out.
  package static let finalSizeClasses: [TraitConfiguration] = [
    configuration("iphone-15", .portrait),  // wC hR
    configuration("iphone-15", .landscape),  // wC hC
    configuration("iphone-15-pro-max", .landscape),  // wR hC
    configuration("ipad-pro-11", .portrait),  // wR hR
  ].compactMap(\.self)

  /// The first final size class, with sizes that code may change 60 points wider and 60 points higher than stored.
  package static let grownSizes = finalSizeClasses.prefix(1).flatMap(grown)

  /// The first final size class on a larger and on a lower phone.
  package static let otherPhones = [
    configuration("iphone-15-pro-max", .portrait), configuration("iphone-8-plus", .portrait),
  ].compactMap(\.self)

  /// The first final size class, with longer texts in the labels that outlets name.
  package static let longerTexts = finalSizeClasses.prefix(1).map {
    var configuration = $0
    configuration.textGrowth = textGrowth
    configuration.name += ".longer-texts"
    return configuration
  }

  /// In points: about two more characters. Labels that are apart stay apart.
  private static let textGrowth = 16.0

  /// Two configurations like `base`, with sizes that code may change 60 points wider and 60 points higher.
  package static func grown(_ base: TraitConfiguration) -> [TraitConfiguration] {
    [("wider", Size(width: 60, height: 0)), ("higher", Size(width: 0, height: 60))].map { word, growth in
      var configuration = base
      configuration.openGrowth = growth
      configuration.name += ".60-\(word)"
      return configuration
    }
  }

  /// The final size classes, and the narrow window of Slide Over, which has the size classes of a phone in portrait.
  package static let allSizeClasses: [TraitConfiguration] =
    finalSizeClasses + [configuration("ipad-pro-11", .portrait, .slideOver)].compactMap(\.self)

  /// Every device, in portrait and landscape, by the device's id.
  package static var allDevices: [TraitConfiguration] {
    Device.all.flatMap { device in
      Orientation.allCases.map { ConfigurationSpec(screen: .device(device, $0)).configuration }
    }
  }

  private static func configuration(
    _ id: String, _ orientation: Orientation, _ placement: WindowPlacement = .full
  ) -> TraitConfiguration? {
    Device.named(id).map { ConfigurationSpec(screen: .device($0, orientation), placement: placement).configuration }
  }
}

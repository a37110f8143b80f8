package import IBModel

extension ConfigurationSet {
  /// The configuration of a document's canvas; nil for a canvas that is not in the table.
  package static func canvas(of document: Document) -> TraitConfiguration? {
    let device = document.header.device
    return canvas(
      deviceID: device?.id, orientation: device?.orientation, appearance: device?.appearance,
      adaptation: device?.adaptation, toolsVersion: document.header.toolsVersion)
  }

  /// The configuration of a canvas, from the attributes of `<device>`, the id of `<adaptation>` in it, and
  /// `toolsVersion`.
  ///
  /// Absent or unknown values mean the canvas's defaults: portrait, light, full screen. Without a device, the result is
  /// the generic canvas. It is nil for a device that is not in the table, such as a watch; a caller that needs a layout
  /// then chooses another configuration.
  package static func canvas(
    deviceID: String?, orientation: String? = nil, appearance: String? = nil, adaptation: String? = nil,
    toolsVersion: String?
  ) -> TraitConfiguration? {
    let era = toolsVersion.flatMap(CanvasEra.init(toolsVersion:)) ?? .unknown
    let style: InterfaceStyle = appearance == "dark" ? .dark : .light
    guard let deviceID else { return genericCanvas(style, era) }
    guard let device = CanvasDevice.named(deviceID), let geometry = device.geometry(in: era) else { return nil }
    let orientation: Orientation = orientation == "landscape" ? .landscape : .portrait
    let placement = adaptation.flatMap { adaptations[$0] } ?? .full
    let part = Multitasking.window(placement, on: geometry, orientation)
    let classes = part?.classes ?? device.sizeClasses(orientation)
    let words = ["canvas", device.id, orientation == .portrait ? "portrait" : "landscape"]
    return TraitConfiguration(
      name: canvasName(words, part == nil ? .full : placement, style), device: geometry.device,
      size: part?.size ?? geometry.size(orientation), scale: device.scale, orientation: orientation,
      horizontal: classes.horizontal, vertical: classes.vertical, systemVersion: era.systemRelease.version,
      style: style, textSize: era.textSize, direction: .leftToRight, safeArea: geometry.safeArea(orientation),
      idiom: device.idiom, canvasEra: era, extraInsets: era.extraInsets(of: device))
  }

  /// The ids of `<adaptation>` that change the window (Measurements/Devices.md#adaptations).
  private static let adaptations: [String: WindowPlacement] = [
    "splitview1_2": .half, "splitview1_3": .third, "splitview2_3": .twoThirds,
  ]

  private static func genericCanvas(_ style: InterfaceStyle, _ era: CanvasEra) -> TraitConfiguration {
    TraitConfiguration(
      name: canvasName(["canvas", "600x600"], .full, style), device: nil, size: GenericCanvas.size,
      scale: GenericCanvas.scale, orientation: .portrait, horizontal: .compact, vertical: .regular,
      systemVersion: era.systemRelease.version, style: style, textSize: era.textSize, direction: .leftToRight,
      safeArea: GenericCanvas.safeArea, canvasEra: era, hasAnySizeClasses: true)
  }

  private static func canvasName(_ words: [String], _ placement: WindowPlacement, _ style: InterfaceStyle) -> String {
    var words = words
    if placement != .full { words.append(placement.shortName) }
    if style == .dark { words.append("dark") }
    return words.joined(separator: ".")
  }
}

extension Device {
  /// Every device, sorted by id.
  package static var all: [Device] { table }

  /// The device with this id or alias.
  package static func named(_ word: String) -> Device? {
    table.first { $0.id == word } ?? table.first { $0.aliases.contains(word) }
  }

  /// The device that the newest Xcode known draws for its canvas id, such as `retina6_12`.
  ///
  /// Several devices share a canvas; the table of canvases names the one that stands for them.
  package static func shown(byCanvas canvasID: String) -> Device? {
    CanvasDevice.named(canvasID)?.eras.last?.device.flatMap(named)
  }
}

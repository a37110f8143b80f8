extension Device {
  /// Every device, sorted by id.
  package static var all: [Device] { table }

  /// The device with this id or alias.
  package static func named(_ word: String) -> Device? {
    byWord[word]
  }

  /// An id precedes an alias, and an earlier device a later one.
  private static let byWord = Dictionary(
    table.map { ($0.id, $0) } + table.flatMap { device in device.aliases.map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })

  /// The device that the newest Xcode known draws for its canvas id, such as `retina6_12`.
  ///
  /// Several devices share a canvas; the table of canvases names the one that stands for them.
  package static func shown(byCanvas canvasID: String) -> Device? {
    CanvasDevice.named(canvasID)?.eras.last?.device.flatMap(named)
  }
}

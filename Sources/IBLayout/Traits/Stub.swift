package import IBModel
package struct CanvasEra: Hashable, Sendable {
  package var tools: Int
  package var isLatest: Bool { tools >= 32000 }
  var cellProfile: CellProfile { tools <= 13196 ? .plain : tools < 14800 ? .early : (tools >= 24090 && !isLatest) ? .glass : .modern }
  var insetsSmallXibs: Bool { tools >= 21701 }
  var hasNarrowSubviewCells: Bool { tools >= 13500 && tools <= 16097 }
  func hasWideCellMargins(device: String?, width: Double) -> Bool { width >= 390 || (device == "retina5_9" && tools >= 21507 && tools <= 22505) }
}
extension TraitConfiguration {
  package var canvasEra: CanvasEra? { CanvasEra(tools: Int(systemVersion * 1000)) }
  var horizontalClass: SizeClass? { horizontal }
  var verticalClass: SizeClass? { vertical }
  var canvasExtraInsets: Insets { .zero }
  package static func canvas(_ document: Document) -> TraitConfiguration? {
    guard let device = document.header.device else { return nil }
    let tv = Int(document.header.toolsVersion?.split(separator: ".").first.map(String.init) ?? "0") ?? 0
    let table: [String: (Double, Double, Double, Double, Double)] = [
      "retina3_5": (320, 480, 2, 20, 0), "retina4_0": (320, 568, 2, 20, 0), "retina4_7": (375, 667, 2, 20, 0),
      "retina5_5": (414, 736, 3, 20, 0), "retina5_9": (375, 812, 3, tv <= 20037 ? 44 : 50, 34), "retina6_1": (414, 896, 2, tv <= 20037 ? 44 : 48, 34),
      "retina6_5": (414, 896, 3, 44, 34), "retina6_0": (390, 844, 3, tv <= 20037 ? 44 : 47, 34), "retina6_12": (393, 852, 3, 59, 34),
      "retina6_3": (402, 874, 3, 62, 34), "retina6_7": (428, 926, 3, 47, 34), "retina6_72": (430, 932, 3, 59, 34), "ipad9_7": (768, 1024, 2, 20, 0),
      "ipad10_5": (834, 1112, 2, 20, 0), "ipad12_9": (1024, 1366, 2, 20, 0), "ipad11_0rounded": (834, 1194, 2, 24, 20), "ipad12_9rounded": (1024, 1366, 2, 24, 20),
    ]
    guard let d = table[device.id] else { return nil }
    let land = device.orientation == "landscape"
    let top = d.4 == 0 && tv >= 14810 && tv <= 21507 ? 0 : d.3
    let doubled = d.4 > 0 && tv >= 23727 && tv < 32000
    _ = doubled
    return TraitConfiguration(
      name: "canvas", device: device.id, size: land ? Size(width: d.1, height: d.0) : Size(width: d.0, height: d.1), scale: d.2, orientation: land ? .landscape : .portrait,
      horizontal: d.0 > 700 ? .regular : .compact, vertical: land && d.0 < 700 ? .compact : .regular, systemVersion: Double(tv) / 1000, style: .light,
      textSize: (18121...20037).contains(tv) ? "XS" : "L", direction: .leftToRight,
      safeArea: land ? Insets(top: 0, left: d.4 > 0 ? d.3 : 0, bottom: d.4 > 0 ? 21 : 0, right: d.4 > 0 ? d.3 : 0) : Insets(top: top, left: 0, bottom: d.4, right: 0))
  }
}
struct BarHeights {
  var navigation: Double, largeNavigation: Double, tabBar: Double, toolbar: Double
  init(_ c: TraitConfiguration, isSheet: Bool) {
    navigation = isSheet ? 56 : 44; largeNavigation = isSheet ? 108 : 96; tabBar = 49; toolbar = c.safeArea.bottom > 0 ? 49 : 44
  }
}
enum SheetMetrics {
  static func showsCards(_ c: TraitConfiguration) -> Bool { c.canvasEra!.tools >= 14810 }
  static func size(in c: TraitConfiguration) -> Size {
    let t = c.canvasEra!.tools
    return Size(width: c.size.width, height: c.size.height - (c.safeArea.bottom == 0 ? 20 : t <= 20037 ? 54 : t < 23600 ? 10 : t < 24000 ? 0 : c.safeArea.top))
  }
}
extension ControlMetrics {
  static func of(_ c: TraitConfiguration) -> ControlMetrics {
    let t = c.canvasEra!.tools
    return t < 14800 ? classic : (t >= 24090 && t < 32000) ? glass : modern
  }
}
extension TextMeasurer {
  init(_ c: TraitConfiguration) { self.init(era: SystemFontEra(toolsVersion: Double(c.canvasEra!.tools))) }
}

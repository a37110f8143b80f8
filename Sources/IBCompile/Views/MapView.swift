/// Keys of maps: Measurements/Compile.md#maps.
enum MapView {
  static let table = ClassTable(
    "mapView", "MKMapView", ViewKeys(margins: [8, 8, 8, 8]).properties,
    [
      .choice("mapType", "MKMapType", ["standard": 0, "satellite": 1, "hybrid": 2], omitted: nil),
      .always("MKDelegate", .null),
    ] + shown.flatMap { either($0.attribute, $0.key, usual: $0.usual) } + [.step(.customClass)])

  /// What a map shows and lets people do. Source: the documentation of `MKMapView`.
  private static let shown: [(attribute: String, key: String, usual: Bool)] = [
    ("zoomEnabled", "MKZoomEnabled", true), ("scrollEnabled", "MKScrollEnabled", true),
    ("rotateEnabled", "MKRotateEnabled", true), ("pitchEnabled", "MKPitchEnabled", true),
    ("showsUserLocation", "MKShowsUserLocation", false), ("showsPointsOfInterest", "MKShowsPointsOfInterest", true),
    ("showsBuildings", "MKShowsBuildings", true), ("showsCompass", "MKShowsCompass", true),
    ("showsScale", "MKShowsScaleKey", false), ("showsTraffic", "MKShowsTraffic", false),
  ]

  private static func either(_ attribute: String, _ key: String, usual: Bool) -> [Property] {
    [.yes(attribute, key, absent: usual), .no(attribute, key, .bool(false), absent: usual)]
  }
}

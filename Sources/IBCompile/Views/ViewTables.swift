/// The classes that are compiled, by the names of their elements.
enum ViewTables {
  static let all: [ClassTable] = [
    PlainView.table, PlainView.container, Label.table, Button.table, ImageView.table, TextField.table, TextView.table,
    ScrollView.table, StackView.table, Switch.table, Slider.table, SegmentedControl.table, ActivityIndicator.table,
    TableView.table, TableCell.table, TableCell.contentView, CollectionView.table, CollectionView.reusableView,
    CollectionView.cell, CollectionView.contentView, PickerView.table, VisualEffectView.table, Toolbar.table,
    BarButtonItem.table, NavigationBar.table, NavigationBar.item, TabBar.table, TabBar.item, ProgressView.table,
    MapView.table, TapRecognizer.table, PanRecognizer.table,
  ]

  /// With those of layouts, which are no views.
  static var documented: [ClassTable] { all + [CollectionLayout.flow, CollectionLayout.custom] + Controllers.all }

  private static let byElement = Dictionary(all.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })

  static func table(for element: String) -> ClassTable? { byElement[element] }
}

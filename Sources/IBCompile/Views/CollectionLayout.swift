enum CollectionLayout {
  static let flow = ClassTable(
    "collectionViewFlowLayout", "UICollectionViewFlowLayout",
    [
      .number("minimumInteritemSpacing", "UIInteritemSpacing", .float, absent: 10, omitted: 10),
      .number("minimumLineSpacing", "UILineSpacing", .float, absent: 10, omitted: 10),
      .size("itemSize", "UIItemSize", omitted: [50, 50]),
      .size("headerReferenceSize", "UIHeaderReferenceSize", omitted: [0, 0]),
      .size("footerReferenceSize", "UIFooterReferenceSize", omitted: [0, 0]),
      .insets("sectionInset", "UISectionInset", omitted: [0, 0, 0, 0]),
      .choice("scrollDirection", "UIScrollDirection", ["vertical": 0, "horizontal": 1]),
      .step(.customClass),
    ], Property.ignored("id", "key", "userLabel"))

  /// One that the app declares.
  static let custom = ClassTable(
    "collectionViewLayout", "UICollectionViewLayout", [.step(.customClass)], Property.ignored("id", "key", "userLabel"))
}

enum CollectionView {
  static let table = ClassTable(
    "collectionView", "UICollectionView", ViewKeys().properties, ScrollView.properties(),
    [
      .step(.collectionLayout),
      .always("UIAllowsUserInitiatedMultipleSelection", .bool(true)),
      .step(.collectionTraits),
      .step(.collectionParts),
      .always("UICollectionViewPrefetchingEnabled", .bool(true)),
      .step(.customClass),
    ])

  static let reusableView = ClassTable(
    "collectionReusableView", "UICollectionReusableView", ViewKeys(opaque: nil).properties,
    [.word("reuseIdentifier", "UIReuseIdentifier"), .step(.customClass)])

  /// The content view of a cell in documents of Xcode 11 and later; the archive has a plain view.
  static let contentView = ClassTable("collectionViewCellContentView", "UIView", inCell)
  /// The same in older documents.
  static let plainContentView = ClassTable("view", "UIView", inCell)

  /// The archive does not have what documents say of these (Measurements/Compile.md#cells).
  private static let inCell =
    ViewKeys(opaque: nil).properties.filter { property in
      ![.attribute("clipsSubviews"), .attribute("multipleTouchEnabled"), .attribute("contentMode")]
        .contains(property.source)
    } + [.always("UIOpaque", .bool(true))] + Property.ignored("clipsSubviews", "multipleTouchEnabled", "contentMode")

  static let cell = ClassTable(
    "collectionViewCell", "UICollectionViewCell",
    ViewKeys(opaque: nil, subviews: [.step(.itemSubviews)]).properties,
    [.word("reuseIdentifier", "UIReuseIdentifier"), .step(.itemContent), .step(.customClass)],
    Property.ignored(children: "customSize"))
}

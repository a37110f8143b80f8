enum CollectionView {
  static let table = ClassTable(
    "collectionView", "UICollectionView", ViewKeys().properties, ScrollView.properties(),
    [
      .step(.collectionLayout),
      .always("UIAllowsUserInitiatedMultipleSelection", .bool(true)),
      .step(.collectionParts),
      .always("UICollectionViewPrefetchingEnabled", .bool(true)),
      .step(.customClass),
    ])

  static let reusableView = ClassTable(
    "collectionReusableView", "UICollectionReusableView", ViewKeys(opaque: nil).properties,
    [.word("reuseIdentifier", "UIReuseIdentifier"), .step(.customClass)])

  /// The content view of a cell in documents of Xcode 11 and later; the archive has a plain view.
  static let contentView = ClassTable("collectionViewCellContentView", "UIView", ViewKeys().properties)

  static let cell = ClassTable(
    "collectionViewCell", "UICollectionViewCell",
    ViewKeys(opaque: nil, subviews: [.step(.itemSubviews)]).properties,
    [.word("reuseIdentifier", "UIReuseIdentifier"), .step(.itemContent), .step(.customClass)],
    Property.ignored(children: "customSize"))
}

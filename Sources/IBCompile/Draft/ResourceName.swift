/// What a document's resource is called by what uses it.
struct ResourceName: Hashable {
  /// The resource's element, such as `namedColor`.
  let tag: String
  let name: String
}

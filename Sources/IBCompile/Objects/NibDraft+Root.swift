import IBSyntax

extension NibDraft {
  /// An object that is given to the nib when it is loaded.
  mutating func archivePlaceholder(_ element: XMLElement) -> ObjectHandle {
    let proxy = object(for: element)
    graph.rename(proxy, to: "UIProxyObject")
    graph.set("UIProxiedObjectIdentifier", string(element.word("placeholderIdentifier") ?? ""), of: proxy)
    archived.append((element, proxy))
    return proxy
  }

  /// One that no element of the document stands for.
  mutating func addProxy(_ identifier: String) -> ObjectHandle {
    graph.add("UIProxyObject", [("UIProxiedObjectIdentifier", string(identifier))])
  }

  /// The lists of the root (Measurements/NibArchive.md#root). What has no id in the document is not among its objects.
  mutating func writeRoot(_ root: ObjectHandle, proxies: [ObjectHandle], _ objects: [ObjectHandle]) {
    let connections = connections()
    let top = proxies + numberedUpstream() + objects
    graph.set("UINibTopLevelObjectsKey", list(top), of: root)
    let topPlaces = Set(top)
    let others = archived.filter { !$0.element.identifier.isEmpty }.map(\.object).filter { !topPlaces.contains($0) }
    graph.set("UINibObjectsKey", list(top + others + guideViews + guideStandIns), of: root)
    graph.set("UINibConnectionsKey", list(connections), of: root)
    graph.set("UINibVisibleWindowsKey", list([]), of: root)
    graph.set("UINibAccessibilityConfigurationsKey", list(accessibility()), of: root)
    graph.set("UINibTraitStorageListsKey", list(traitStorages()), of: root)
    graph.set("UINibKeyValuePairsKey", list(runtimeAttributes()), of: root)
  }
}

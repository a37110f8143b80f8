import IBLayout

extension ObjectName {
  init(_ view: ViewLayout) {
    self.init(
      id: view.id, element: view.element, role: .other, customClass: view.customClass, label: view.label,
      isTelling: false)
  }

  init(_ item: BarItemLayout) {
    self.init(id: item.id, element: item.element, role: .other, customClass: nil, label: item.title, isTelling: false)
  }

  /// Names a view that is not in the layout.
  init(unknown id: String) {
    self.init(id: id, element: "", role: .other, customClass: nil, label: nil, isTelling: false)
  }
}

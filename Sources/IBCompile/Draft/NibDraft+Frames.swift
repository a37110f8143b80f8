import IBLayout
import IBModel
import IBSyntax

extension NibDraft {
  /// The frame of a view in its superview's coordinates, in points: as the document stores it, or where it stores none,
  /// as the layout gives it on the document's canvas. Nil with a problem if there is neither.
  mutating func frame(of element: XMLElement) -> Rect? {
    if let frame = screenFrame(of: element) { return frame }
    if let part = element.child(named: .rect, key: "frame"), let x = part.decimal("x"), let y = part.decimal("y"),
      let width = part.decimal("width"), let height = part.decimal("height")
    {
      if NavigationBar.isControllers(element) { return Rect(x: x, y: y, width: 0, height: NavigationBar.height) }
      return Rect(x: x, y: y, width: width, height: height)
    }
    if let frame = facts.frames[element.identifier] { return frame }
    refuse(element, "frame", "'\(element.identifier)' has no frame, and none follows from the document")
    return nil
  }

  /// A controller's view has the size of the canvas's device, whatever bars the document shows, but where the document
  /// gives the controller a size of its own.
  private func screenFrame(of element: XMLElement) -> Rect? {
    guard let controller = scope.controller, element.index == root?.index,
      controller.child(key: "freeformSize") == nil, let size = ConfigurationSet.canvas(of: document)?.size
    else { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

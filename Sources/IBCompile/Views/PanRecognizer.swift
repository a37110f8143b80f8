enum PanRecognizer {
  static let table = ClassTable(
    "panGestureRecognizer", "UIPanGestureRecognizer",
    [
      // Another number has not been seen in a nib; the greatest number of touches has no bound if none is given.
      .choice("minimumNumberOfTouches", "", ["1": 1], absent: 1, omitted: 1),
      .number("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches", .integer, absent: -1),
    ], Recognizer.properties, [.step(.customClass)], Recognizer.ignored)
}

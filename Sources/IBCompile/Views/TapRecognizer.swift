enum TapRecognizer {
  static let table = ClassTable(
    "tapGestureRecognizer", "UITapGestureRecognizer", Recognizer.properties,
    [
      // Another number has not been seen in a nib.
      .choice("numberOfTapsRequired", "", ["1": 1], absent: 1, omitted: 1),
      .choice("numberOfTouchesRequired", "", ["1": 1], absent: 1, omitted: 1),
      .step(.tapRecognizer),
      .step(.customClass),
    ], Recognizer.ignored)
}

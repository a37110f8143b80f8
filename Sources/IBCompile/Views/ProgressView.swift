/// Under which keys a progress or a style is written is not known (Measurements/Compile.md#progress).
enum ProgressView {
  static let table = ClassTable(
    "progressView", "UIProgressView", ViewKeys(opaque: nil).properties,
    [
      .choice("progress", "", ["0.0": 0, "0": 0], absent: 0, omitted: 0),
      .choice("progressViewStyle", "", ["default": 0], absent: 0, omitted: 0),
      .step(.customClass),
    ])
}

@testable import IBLayout
import IBModel
@testable import IBReport
import Testing

@Suite struct ControlDrawingTests {
  private static let title = SetText(
    lines: [.init(text: "One", x: 2, baseline: 10, width: 20)], alignment: .left, font: .system(13), color: .black)

  private static let controls: [ControlAppearance] = [
    .toggle(isOn: true, tint: .black), .slider(0.3), .progress(1), .stepper, .segments([title, nil], selected: 1),
    .pages(4), .activity, .textField(.rounded), .textField(.line), .searchField(title), .wheels, .dateField,
    .image("star"), .map, .web,
    .row(RowAppearance(accessory: .disclosure, separator: Rect(x: 16, y: 43, width: 304, height: 1))),
    .row(RowAppearance(accessory: .detail)), .row(RowAppearance(accessory: .checkmark)), .glyph("i"), .glyph("+"),
    .glyph("x"),
  ]

  private func drawing(
    _ control: ControlAppearance, _ size: Size, style: InterfaceStyle = .light,
    direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    var view = ViewLayout(id: "v", element: "view")
    view.inWindow = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var appearance = ViewAppearance()
    appearance.control = control
    view.appearance = appearance
    var configuration = Samples.configuration
    configuration.style = style
    configuration.direction = direction
    return ViewDrawing.shapes(of: view, in: configuration)
  }

  @Test(arguments: [
    Size(width: 200, height: 44), Size(width: 3, height: 3), Size(width: 1000, height: 5),
    Size(width: 5, height: 900),
  ])
  func noControlReachesOutOfItsFrame(_ size: Size) {
    for control in Self.controls {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for shape in drawing(control, size, direction: direction) {
          let extent = shape.extent
          #expect(extent.x >= -1 && extent.maxX <= size.width + 1, "\(control)")
          #expect(extent.y >= -1 && extent.maxY <= size.height + 1, "\(control)")
        }
      }
    }
  }

  @Test func everyControlShowsSomething() {
    for control in Self.controls { #expect(!drawing(control, Size(width: 200, height: 50)).isEmpty, "\(control)") }
  }

  @Test func aSwitchThatIsOnHasItsKnobAtTheEndOfReading() {
    func knob(_ isOn: Bool, _ direction: LayoutDirection) -> Double? {
      drawing(.toggle(isOn: isOn, tint: .black), Size(width: 50, height: 30), direction: direction).last
        .map { $0.extent.x + $0.extent.width / 2 }
    }
    #expect(knob(true, .leftToRight) == 35 && knob(false, .leftToRight) == 15)
    #expect(knob(true, .rightToLeft) == 15 && knob(false, .rightToLeft) == 35)
  }

  @Test func aTrackIsFilledFromWhereReadingBegins() {
    func filled(_ direction: LayoutDirection) -> Rect? {
      drawing(.progress(0.25), Size(width: 200, height: 4), direction: direction).last?.extent
    }
    #expect(filled(.leftToRight) == Rect(x: 0, y: 0, width: 50, height: 4))
    #expect(filled(.rightToLeft) == Rect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test func darkControlsHaveOtherColours() {
    let size = Size(width: 100, height: 32)
    #expect(drawing(.stepper, size).first?.fill != drawing(.stepper, size, style: .dark).first?.fill)
  }
}

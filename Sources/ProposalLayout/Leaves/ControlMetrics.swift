/// The sizes of one generation of controls, in points. Measurements/SwiftUI.md#controls; those before iOS 26 are assumed,
/// Measurements/SwiftUI.md#earlier-controls.
package struct ControlMetrics: Hashable, Sendable {
  package var toggleSwitch: ViewSize
  package var stepperButtons: ViewSize
  package var sliderHeight: Double
  package var segmentedHeight: Double
  package var progressHeight: Double

  package init(_ generation: SystemGeneration) {
    let isCurrent = generation >= .iOS26
    toggleSwitch = isCurrent ? ViewSize(width: 66, height: 30) : ViewSize(width: 51, height: 31)
    stepperButtons = ViewSize(width: 94, height: 32)
    sliderHeight = 31
    segmentedHeight = isCurrent ? 31 : 32
    progressHeight = 4
  }

  /// Between the parts of a control, such as a label and its switch.
  package static let gap = 8.0
  /// Around the label of a bordered button.
  package static let borderedInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  package static let roundedFieldHeight = 34.0
  /// What a field without a border is higher than its text.
  package static let plainFieldAddition = 1.5
  /// Around the value of a picker or a date.
  package static let valueInsets = EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)
  /// Between the label of a progress bar and the bar.
  package static let progressGap = 4.0
  package static let spinner = ViewSize(width: 20, height: 20)
}

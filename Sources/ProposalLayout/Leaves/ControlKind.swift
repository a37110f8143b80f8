/// The controls whose sizes are known.
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  case button, borderedButton, toggle, slider, stepper, textField, roundedTextField, segmentedPicker, menuPicker,
    datePicker, progressBar, spinner, label
}

extension ControlKind {
  /// Whether its size was measured in a generation of the system, and is not assumed
  /// (Measurements/SwiftUI.md#controls, Measurements/SwiftUI.md#earlier-controls).
  package func isMeasured(in generation: SystemGeneration) -> Bool { generation >= .iOS26 }

  /// SwiftUI's name of the view.
  package var viewName: String {
    switch self {
    case .button, .borderedButton: "Button"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .textField, .roundedTextField: "TextField"
    case .segmentedPicker, .menuPicker: "Picker"
    case .datePicker: "DatePicker"
    case .progressBar, .spinner: "ProgressView"
    case .label: "Label"
    }
  }
}

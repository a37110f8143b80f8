import IBSyntax

package struct SwitchContent: Sendable {
  package let isOn: Bool
  package let onTint: ContentColor?
  package let knobColor: ContentColor?

  init(_ source: ContentSource) {
    isOn = source.flag(.on) == true
    onTint = source.color(key: "onTintColor")
    knobColor = source.color(key: "thumbTintColor")
  }
}

package struct SliderContent: Sendable {
  package let value: Double
  package let minimum: Double
  package let maximum: Double
  package let filledColor: ContentColor?
  package let restColor: ContentColor?
  package let knobColor: ContentColor?

  init(_ source: ContentSource) {
    value = source.number(.value) ?? 0.5
    minimum = source.number(.minValue) ?? 0
    maximum = source.number(.maxValue) ?? 1
    filledColor = source.color(key: "minimumTrackTintColor")
    restColor = source.color(key: "maximumTrackTintColor")
    knobColor = source.color(key: "thumbTintColor")
  }

  /// The value as a fraction of the track, from 0 to 1.
  package var share: Double { maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0 }
}

package struct StepperContent: Sendable {
  package let value: Double
  package let minimum: Double
  package let maximum: Double
  package let step: Double

  /// The defaults are those in the documentation of UIStepper.
  init(_ source: ContentSource) {
    value = source.number(.value) ?? 0
    minimum = source.number(.minimumValue) ?? 0
    maximum = source.number(.maximumValue) ?? 100
    step = source.number(.stepValue) ?? 1
  }
}

package struct ProgressContent: Sendable {
  package let isInBar: Bool
  /// The progress from 0 to 1.
  package let progress: Double
  package let progressColor: ContentColor?
  package let trackColor: ContentColor?

  init(_ source: ContentSource) {
    isInBar = source[.progressViewStyle] == "bar"
    progress = min(max(source.number(.progress) ?? 0, 0), 1)
    progressColor = source.color(key: "progressTintColor")
    trackColor = source.color(key: "trackTintColor")
  }
}

package struct PageControlContent: Sendable {
  /// The number of pages; never negative.
  package let pages: Double
  /// The current page, counted from 0.
  package let current: Double
  package let color: ContentColor?
  package let currentColor: ContentColor?

  init(_ source: ContentSource) {
    pages = max(source.number(.numberOfPages) ?? 0, 0)
    current = max(source.number(.currentPage) ?? 0, 0)
    color = source.color(key: "pageIndicatorTintColor")
    currentColor = source.color(key: "currentPageIndicatorTintColor")
  }
}

package struct SegmentedControlContent: Sendable {
  package struct Segment: Sendable {
    package let title: TextContent
    package let image: ImageReference?
    /// The width that the file sets, in points; nil or 0 for the width of the content.
    package let width: Double?
  }

  package let segments: [Segment]
  /// The index of the selected segment; nil without one.
  package let selected: Int?
  /// Whether each segment is as wide as its title needs. Otherwise, all are as wide as the widest one.
  package let fitsTitles: Bool

  init(_ source: ContentSource) {
    fitsTitles = source.flag(.apportionsSegmentWidthsByContent) == true
    let segments =
      source.element.child(named: .segments)?.children(named: .segment).map { segment in
        Segment(
          title: TextContent(title: segment), image: ImageReference(segment, key: "image"),
          width: segment.number(.width))
      } ?? []
    let selected = source.number(.selectedSegmentIndex) ?? 0
    self.segments = segments
    self.selected = Int(exactly: selected.rounded(.down)).flatMap { segments.indices.contains($0) ? $0 : nil }
  }
}

/// The content of a picker view. The texts of its rows come from the app.
package struct PickerContent: Sendable {
  /// Whether it is inside a table cell at the top level of a xib.
  package let isInTopLevelCell: Bool

  init(_ source: ContentSource) { isInTopLevelCell = source.isInTopLevelCell }
}

package struct DatePickerContent: Sendable {
  package enum Mode: Hashable, Sendable { case time, date, dateAndTime, timer }

  /// Whether the picker shows wheels; nil if that depends on the system.
  package let hasWheels: Bool?
  package var isTimer: Bool { mode == .timer }
  package let mode: Mode
  /// Whether it is inside a table cell at the top level of a xib.
  package let isInTopLevelCell: Bool

  init(_ source: ContentSource) {
    isInTopLevelCell = source.isInTopLevelCell
    mode =
      switch source[.datePickerMode] {
      case "countDownTimer": .timer
      case "time": .time
      case "date": .date
      default: .dateAndTime
      }
    hasWheels =
      switch source[.style] {
      case "wheels": true
      case "compact", "inline": false
      default: nil
      }
  }
}

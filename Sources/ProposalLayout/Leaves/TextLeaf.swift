/// A text: as wide as its longest line, as high as its lines. See step 5 of ProposalLayout.md.
package struct TextLeaf: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case string(String)
    /// A text that is known by its size alone, and is rigid.
    case measured(MeasuredText)
  }

  package enum LineAlignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

  package var source: Source
  package var font: TextFont
  /// How many lines it may have; nil for any number.
  package var lineLimit: Int?
  /// Whether it is as high as its line limit even with fewer lines.
  package var reservesSpace: Bool
  /// Of lines of different lengths; it moves no frame.
  package var alignment: LineAlignment
  /// As the app names it; nil for the standard one.
  package var color: String?

  package init(
    _ source: Source, font: TextFont = .body, lineLimit: Int? = nil, reservesSpace: Bool = false,
    alignment: LineAlignment = .leading, color: String? = nil
  ) {
    self.source = source
    self.font = font
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.alignment = alignment
    self.color = color
  }

  package init(_ text: String, font: TextFont = .body) {
    self.init(.string(text), font: font)
  }
}

extension TextLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    switch source {
    case .measured(let text): return text.size
    case .string(let text):
      guard let measurer = view.environment.text else {
        view.report(.unmeasuredText)
        return .zero
      }
      return TextLines(self, text, proposal, measurer, pixel: view.environment.pixel).size
    }
  }

  var guideScope: GuideScope { .baselines }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    switch source {
    case .measured(let text): return guide == .firstTextBaseline ? text.firstBaseline : text.lastBaseline
    case .string(let text):
      guard let measurer = view.environment.text else { return nil }
      let lines = TextLines(self, text, proposal, measurer, pixel: view.environment.pixel)
      return guide == .firstTextBaseline ? lines.firstBaseline : lines.lastBaseline
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    let environment = view.environment
    switch source {
    case .measured(let text):
      return text.spacing?.preference(environment.generation, pixel: text.pixel ?? environment.pixel) ?? .plain
    case .string:
      guard let metrics = environment.text?.metrics(of: font) else { return .plain }
      return metrics.spacing.preference(environment.generation, pixel: environment.pixel)
    }
  }
}

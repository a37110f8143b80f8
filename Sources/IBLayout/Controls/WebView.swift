import IBModel

struct WebView: Control {
  /// Draws a page of gray lines.
  func shapes(in context: DrawingContext) -> [Shape] {
    let size = context.size
    let margin = min(16, size.width / 8)
    let lines = min(Int(exactly: ((size.height - 2 * margin) / Self.pitch).rounded(.down)) ?? 0, Self.mostLines)
    return [.box(context.bounds, fill: context.palette.background)]
      + (0..<max(lines, 0)).map { number in
        let share = number % 4 == 3 ? 0.6 : 1
        let line = Rect(
          x: margin, y: margin + Double(number) * Self.pitch, width: (size.width - 2 * margin) * share, height: 8)
        return .box(line, radius: 4, fill: context.palette.faintFill)
      }
  }

  var explainsItself: Bool { true }

  private static let pitch = 22.0
  private static let mostLines = 12
}

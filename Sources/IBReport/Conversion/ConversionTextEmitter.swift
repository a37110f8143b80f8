import IBConvert
import IBSource

/// Converted scenes for people: a line for each struct, and one for each view that is not verified.
struct ConversionTextEmitter: ConversionEmitter {
  static let name = "text"
  let frame = OutputFrame.plain

  func render(_ report: ConversionReport) -> [UInt8] {
    guard !report.isEmpty else { return [] }
    let all =
      ["\(report.path.onOneLine):"] + report.parts.flatMap(lines)
      + report.containers.map { "  \(ConversionWords.line($0))" }
    return Array(all.joined(separator: "\n").utf8) + Array("\n".utf8)
  }

  private func lines(_ part: ConversionReport.Part) -> [String] {
    ["  \(part.file.typeName): \(ConversionWords.summary(part))"]
      + ConversionWords.problems(part).map { "    \($0)" }
  }
}

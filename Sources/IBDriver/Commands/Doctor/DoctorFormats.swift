import IBReport
import IBSource

/// The output formats of `doctor`.
enum DoctorFormats {
  static let table = FormatTable<TerminalStyle, @Sendable ([Diagnosis]) -> String>([
    .init("text") { style in { text($0, style) } }, .init("json") { _ in json },
  ])

  @Sendable private static func text(_ diagnoses: [Diagnosis], _ style: TerminalStyle) -> String {
    let width = diagnoses.map(\.subject.count).max() ?? 0
    return diagnoses.map { diagnosis in
      let padding = String(repeating: " ", count: width - diagnosis.subject.count)
      let blank = String(repeating: " ", count: diagnosis.state == .ok ? 5 : 7 - diagnosis.state.rawValue.count)
      let state = style.dress(diagnosis.state.rawValue, as: diagnosis.state)
      let line = "\(state)\(blank)  \(diagnosis.subject)\(padding)  \(diagnosis.message.onOneLine)"
      return line + (diagnosis.advice.map { "; \($0.onOneLine)" } ?? "") + "\n"
    }.joined()
  }

  @Sendable private static func json(_ diagnoses: [Diagnosis]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for diagnosis in diagnoses {
        writer.object { writer in
          writer.field("subject", diagnosis.subject)
          writer.field("state", diagnosis.state.rawValue)
          writer.field("message", diagnosis.message)
          writer.field("advice", diagnosis.advice)
        }
      }
    }
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension TerminalStyle {
  fileprivate func dress(_ text: String, as state: Diagnosis.State) -> String {
    switch state {
    case .ok: text
    case .warning: dress(text, asFinding: .warning)
    case .error: dress(text, asFinding: .error)
    }
  }
}

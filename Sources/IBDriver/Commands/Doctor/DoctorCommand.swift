import IBReport
import IBSource

struct DoctorCommand: Subcommand {
  static let name = "doctor"
  static let summary = "check the setup and report problems"
  static let operands = Operands("folder", 0...1)
  static let explanation = """
    Prints a line for each thing that a run depends on: the program, the configuration of the folder (by default the
    current one), the project with its documents, git, and optional tools. A warning includes the fix.
    The status is 1 if something keeps Keyline from working here, otherwise 0.
    """
  static let options: [Option] = [
    .format(DoctorFormats.table.words, help: "format of the lines"), .config,
  ]
  static let removedOptions = [
    "jobs": "Keyline uses all processors", "no-ignore": "Keyline does not search files that git ignores",
  ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let folder = session.invocation.operands.first ?? "."
    guard session.world.kind(folder) == .folder else {
      session.console.complain("\(folder): no such folder")
      return .unreadable
    }
    let diagnoses = await self.diagnoses(of: folder)
    let format = session.invocation.value(.format).flatMap { DoctorFormats.table.named($0, for: session.style) }
    let status = session.console.answer(format?(diagnoses) ?? "")
    return status == .success && diagnoses.contains { $0.state == .error } ? .findings : status
  }

  private func diagnoses(of folder: String) async -> [DoctorResult] {
    let world = session.world
    let survey = await ProjectSurvey(around: folder, in: world, width: session.width, readsSources: true)
    let configuration = ConfigurationFile.load(named: session.invocation.value(.config), around: [folder], in: world)
    return [.program(in: world)] + ConfigurationDiagnosis(result: configuration, world: world).diagnoses
      + TargetDiagnosis(model: survey.model, documents: survey.paths, world: world).diagnoses
      + SurveyDiagnosis(survey: survey, file: try? configuration.get()).diagnoses
      + GitDiagnosis(root: survey.root, world: world).diagnoses
      + [.png(in: world)]
  }
}

enum DoctorFormats {
  static let table = FormatTable<TerminalStyle, @Sendable ([DoctorResult]) -> String>([
    .init("text") { style in { text($0, style) } }, .init("json") { _ in json },
  ])

  @Sendable private static func text(_ diagnoses: [DoctorResult], _ style: TerminalStyle) -> String {
    let width = diagnoses.map(\.subject.count).max() ?? 0
    return diagnoses.map { diagnosis in
      let padding = String(repeating: " ", count: width - diagnosis.subject.count)
      let blank = String(repeating: " ", count: diagnosis.state == .ok ? 5 : 7 - diagnosis.state.rawValue.count)
      let state = style.dress(diagnosis.state.rawValue, as: diagnosis.state)
      let line = "\(state)\(blank)  \(diagnosis.subject)\(padding)  \(diagnosis.message.onOneLine)"
      return line + (diagnosis.advice.map { "; \($0.onOneLine)" } ?? "") + "\n"
    }.joined()
  }

  @Sendable private static func json(_ diagnoses: [DoctorResult]) -> String {
    JSONWriter.text { writer in
      writer.objects(diagnoses) { diagnosis, writer in
        writer.field("subject", diagnosis.subject)
        writer.field("state", diagnosis.state.rawValue)
        writer.field("message", diagnosis.message)
        writer.field("advice", diagnosis.advice)
      }
    }
  }
}

extension TerminalStyle {
  fileprivate func dress(_ text: String, as state: DoctorResult.State) -> String {
    switch state {
    case .ok: text
    case .warning: dress(text, asFinding: .warning)
    case .error: dress(text, asFinding: .error)
    }
  }
}

import IBSource

/// Which configuration holds, and whether it and its baseline can be read.
struct ConfigurationDiagnosis {
  private static let subject = "configuration"

  private let result: Result<ConfigurationFile, FileFailure>
  private let world: World

  init(_ result: Result<ConfigurationFile, FileFailure>, in world: World) {
    self.result = result
    self.world = world
  }

  var diagnoses: [Diagnosis] {
    switch result {
    case .failure(let failure):
      [.error(Self.subject, "\(failure.path): \(failure.reason)", "every command that reads it stops there")]
    case .success(let file) where file.path.isEmpty:
      [.ok(Self.subject, "none; the defaults hold ('\(Product.name) init' writes one)")]
    case .success(let file): [settings(file)] + baseline(of: file)
    }
  }

  private func settings(_ file: ConfigurationFile) -> Diagnosis {
    let remarks = file.configuration.remarks.count
    if remarks == 0 { return .ok(Self.subject, file.path) }
    let count = Wording.count(remarks, "setting has", "settings have")
    return .warning(
      Self.subject, "\(file.path): \(count) no effect", "'\(Product.name) config --config \(file.path)' lists them")
  }

  private func baseline(of file: ConfigurationFile) -> [Diagnosis] {
    guard let path = file.baselinePath else { return [] }
    switch Baseline.load(path, in: world) {
    case .success(let baseline):
      return [.ok("baseline", "\(path), \(Wording.count(baseline.count, "known finding"))")]
    case .failure(let failure):
      let advice = "'\(Product.name) lint --write-baseline \(path)' writes it anew"
      return [.error("baseline", "\(failure.path): \(failure.reason)", advice)]
    }
  }
}

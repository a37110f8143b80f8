import IBModel
import IBReport

/// `keyline devices`: lists the devices for `--on`.
struct DevicesCommand: Subcommand {
  static let name = "devices"
  static let summary = "list the devices that --on accepts"
  static let isPaged = true
  static let options: [Option] = [Option.format(DeviceFormats.table.words, help: "format of the list")]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() -> ExitStatus {
    let format = session.invocation.value(.format).flatMap { DeviceFormats.table.named($0) }
    return session.console.answer(format?(Device.all) ?? "")
  }
}

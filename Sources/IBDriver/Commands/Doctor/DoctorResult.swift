import IBSource
import IBReport
import PictureRaster

/// The result of one check of `doctor`.
struct DoctorResult: Sendable {
  enum State: String, Sendable {
    case ok, warning, error
  }

  /// One or two words, such as `configuration`.
  let subject: String
  let state: State
  /// The fact that the check found, without a full stop.
  let message: String
  /// The fix; nil if the check found no problem.
  let advice: String?

  static func ok(_ subject: String, _ message: String) -> DoctorResult {
    DoctorResult(subject: subject, state: .ok, message: message, advice: nil)
  }

  static func warning(_ subject: String, _ message: String, _ advice: String) -> DoctorResult {
    DoctorResult(subject: subject, state: .warning, message: message, advice: advice)
  }

  static func error(_ subject: String, _ message: String, _ advice: String) -> DoctorResult {
    DoctorResult(subject: subject, state: .error, message: message, advice: advice)
  }
}

extension DoctorResult {
  static func program(in world: World) -> DoctorResult {
    .ok("program", "\(Product.name) \(Product.version), \(world.program)")
  }

  /// Whether Keyline can write pictures as PNG.
  static func png(in world: World) -> DoctorResult {
    let refusal = PictureFormats.table.named(PNGRaster.name, for: world)?.refusal
    return .ok(
      "PNG",
      refusal.map { "Keyline writes pictures as SVG only: \($0)" } ?? "Keyline can write pictures as PNG")
  }
}

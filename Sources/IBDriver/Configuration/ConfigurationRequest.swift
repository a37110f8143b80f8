/// The configurations that a command line or a configuration file asks for, before they are parsed.
struct ConfigurationRequest: Hashable, Sendable {
  /// The values of `--on`, in order.
  var specifications: [String] = []
  var canvas = false
  /// Whether certain stored sizes count as known on the canvas (`--stored-sizes`, which implies the canvas).
  ///
  /// These are the sizes of empty views in stack views, and of texts in missing fonts.
  var storedSizes = false
  /// Whether to use one device for each of the size classes, and slide over (`--all-size-classes`).
  var allSizeClasses = false
  var allDevices = false
  /// The value of `--languages`; nil for the texts of the files only.
  var languages: String?
  /// Whether to use the windows in which the project shows each document, the default of `report`.
  var reach = false

  /// The four final size classes.
  static let usual = ConfigurationRequest()

  /// The windows in which the project shows each document.
  static let reached = ConfigurationRequest(reach: true)

  /// Only the document's own canvas.
  static let canvas = ConfigurationRequest(canvas: true)
}

extension ConfigurationRequest {
  /// The request in the options of a command line, without languages; nil if no option asks for a configuration.
  init?(_ invocation: Invocation) {
    self.init(
      specifications: invocation.values(.on), canvas: invocation.has(.canvas) || invocation.has(.storedSizes),
      storedSizes: invocation.has(.storedSizes),
      allSizeClasses: invocation.has(.allSizeClasses), allDevices: invocation.has(.allDevices))
    if self == .usual { return nil }
  }
}

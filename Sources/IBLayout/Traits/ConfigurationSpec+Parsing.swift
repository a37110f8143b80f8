import IBModel

extension ConfigurationSpec {
  /// The reason for rejecting a specification, in lower case, without a full stop, and with words in single quotes.
  package struct Problem: Error, Hashable, Sendable {
    package let message: String
  }

  /// Parses the argument of `--on`: words joined by commas in any order, or a configuration's canonical name.
  ///
  /// Returns the first problem as a failure.
  package static func parse(_ text: String) -> Result<ConfigurationSpec, Problem> {
    do throws(Problem) {
      var draft = ConfigurationDraft()
      for word in try SpecWord.split(text) { try draft.take(word) }
      return .success(try draft.spec())
    } catch {
      return .failure(error)
    }
  }

  /// Remarks about an accepted specification, such as a release that the device never ran. It is accepted because the
  /// first and last releases in the table are from memory, not measured.
  package var notes: [String] {
    guard case .device(let device, _) = screen, let release, !device.runs(release) else { return [] }
    let first = SystemRelease(device.firstRelease).number
    let bounds = device.lastRelease.map { "iOS \(first) to \(SystemRelease($0).number)" } ?? "iOS \(first) and later"
    return ["'\(device.id)' runs \(bounds), not iOS \(release.number)"]
  }
}

/// A trait that a word sets.
enum SpecSetting: Hashable {
  case device(Device)
  case size(Size)
  case orientation(Orientation)
  case placement(WindowPlacement)
  case release(SystemRelease)
  case style(InterfaceStyle)
  case contrast(InterfaceContrast)
  case text(ContentSizeCategory)
  case direction(LayoutDirection)
  case language(Language)
  case idiom(DeviceIdiom)
}

/// The words of a specification so far.
private struct ConfigurationDraft {
  private var words: [(word: String, setting: SpecSetting)] = []

  /// Adds a word, unless an earlier one gives the same trait another value.
  mutating func take(_ word: String) throws(ConfigurationSpec.Problem) {
    let setting = try SpecWord.setting(word)
    if let earlier = words.first(where: { $0.setting.trait == setting.trait && $0.setting != setting }) {
      throw .init(message: "'\(word)' contradicts '\(earlier.word)'")
    }
    words.append((word, setting))
  }

  func spec() throws(ConfigurationSpec.Problem) -> ConfigurationSpec {
    var spec = ConfigurationSpec(screen: try screen())
    for (_, setting) in words { spec.apply(setting) }
    try checkPlacement(of: spec)
    return spec
  }

  private func screen() throws(ConfigurationSpec.Problem) -> ConfigurationSpec.Screen {
    let device = words.first { $0.setting.trait == .device }
    let size = words.first { $0.setting.trait == .size }
    let orientation = words.first { $0.setting.trait == .orientation }
    if let device, let size { throw .init(message: "'\(size.word)' and '\(device.word)' exclude each other") }
    if let size, let orientation {
      throw .init(message: "'\(size.word)' and '\(orientation.word)' exclude each other")
    }
    let idiom = words.first { $0.setting.trait == .idiom }
    if let device, let idiom {
      throw .init(message: "'\(idiom.word)' and '\(device.word)' exclude each other")
    }
    if case .size(let size) = size?.setting { return .freeform(size) }
    if idiom?.setting == .idiom(.mac), orientation == nil { return .freeform(FreeformWindow.macSize) }
    guard case .device(let device) = device?.setting else {
      throw .init(message: "missing a device or a size: add one, such as 'iphone-15' or 'size=393x852'")
    }
    if case .orientation(let orientation) = orientation?.setting { return .device(device, orientation) }
    return .device(device, .portrait)
  }

  private func checkPlacement(of spec: ConfigurationSpec) throws(ConfigurationSpec.Problem) {
    guard let word = words.first(where: { $0.setting.trait == .placement })?.word else { return }
    guard case .device(let device, let orientation) = spec.screen else {
      throw .init(message: "'\(word)' needs a device")
    }
    let release = spec.effectiveRelease
    guard Multitasking.window(spec.placement, on: device, orientation, in: release) == nil else { return }
    let isPossibleLater = Multitasking.window(spec.placement, on: device, orientation, in: .standard) != nil
    let reason = isPossibleLater ? " in iOS \(release.number)" : ""
    throw .init(message: "'\(device.id)' does not offer '\(word)'\(reason)")
  }
}

extension SpecSetting {
  fileprivate enum Trait {
    case device, size, orientation, placement, release, style, contrast, text, direction, language, idiom
  }

  fileprivate var trait: Trait {
    switch self {
    case .device: .device
    case .size: .size
    case .orientation: .orientation
    case .placement: .placement
    case .release: .release
    case .style: .style
    case .contrast: .contrast
    case .text: .text
    case .direction: .direction
    case .language: .language
    case .idiom: .idiom
    }
  }
}

extension ConfigurationSpec {
  /// Ignores device, size and orientation, which the screen already contains.
  fileprivate mutating func apply(_ setting: SpecSetting) {
    switch setting {
    case .device, .size, .orientation: break
    case .placement(let placement): self.placement = placement
    case .release(let release): self.release = release
    case .style(let style): self.style = style
    case .contrast(let contrast): self.contrast = contrast
    case .text(let text): self.text = text
    case .direction(let direction): self.direction = direction
    case .language(let language): self.language = language
    case .idiom(let idiom): self.idiom = idiom
    }
  }
}

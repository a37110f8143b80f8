import IBLayout

/// The environment of a layout: screen, window, system release, text size, appearance, direction.
public struct Configuration: Hashable, Sendable {
  /// The reason why a specification is invalid.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem in lower case, without a full stop, and with words in single quotes.
    public let message: String

    /// The same as `message`.
    public var description: String { message }
  }

  let traits: TraitConfiguration

  /// Reads the words of `--on`, joined by commas in any order, such as `iphone-15,landscape` or `size=320x480,dark`.
  ///
  /// - Throws: the problem with the first word that is unknown or contradicts another.
  public init(_ specification: String) throws(Failure) {
    switch ConfigurationSpec.parse(specification) {
    case .success(let spec): traits = spec.configuration
    case .failure(let problem): throw Failure(message: problem.message)
    }
  }

  init(_ traits: TraitConfiguration) { self.traits = traits }

  /// The short name in all outputs, such as `iphone-15.portrait`. ``init(_:)`` can read it if the configuration was
  /// made from words.
  public var name: String { traits.name }

  /// The size of the window in points, after rotation and split.
  public var windowSize: Size { Size(traits.size) }

  /// The number of pixels per point. Frames are rounded to pixels.
  public var scale: Double { traits.scale }

  /// One device for each of the four size classes in which an app can run.
  ///
  /// These are compact width and regular height, both compact, regular width and compact height, and both regular.
  public static var finalSizeClasses: [Configuration] { ConfigurationSet.finalSizeClasses.map { Configuration($0) } }
}

extension Configuration: Codable {
  /// Reads the name of a configuration.
  ///
  /// - Throws: for a name of Xcode's canvas, which only a document can determine.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name of the configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

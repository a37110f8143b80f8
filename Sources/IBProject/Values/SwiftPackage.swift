package import IBModel

/// The targets that literals describe in a `Package.swift`.
package struct SwiftPackage: Sendable {
  package let path: String
  package internal(set) var name: String?
  package internal(set) var defaultLanguage: String?
  /// The oldest iOS; nil if the package does not declare it.
  package internal(set) var minimumSystem: SystemVersion?
  /// The targets, in the order of the file.
  package internal(set) var targets: [ProjectTarget] = []
  /// Whether all targets are described by literals and have a folder.
  package internal(set) var isWhole = true
}

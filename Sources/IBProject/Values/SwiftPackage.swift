package import IBModel

/// The targets of a `Package.swift` that literals describe.
package struct SwiftPackage: Sendable {
  package let path: String
  package internal(set) var name: String?
  package internal(set) var defaultLanguage: String?
  /// The oldest iOS; nil if the package names none.
  package internal(set) var minimumSystem: SystemVersion?
  /// In the order of the file.
  package internal(set) var targets: [ProjectTarget] = []
  /// Whether literals describe every target, and every target has a folder.
  package internal(set) var isWhole = true
}

import IBCode
import IBModel
import IBSyntax

/// The class of an object, as far as the project's sources determine it.
struct CodeClass {
  /// Without module and outer types.
  let name: String

  private enum Origin {
    /// "Inherit module from target": the class is in the target's own sources.
    case target
    /// No module: an Objective-C class of the app or of anything it links.
    case global
  }

  private let origin: Origin

  /// Nil for an object without a custom class, for a class of a module that is not the target's own, and for a mangled
  /// name.
  init?(_ element: XMLElement) {
    guard let written = element[.customClass], !written.hasPrefix("_Tt") else { return nil }
    name = written.split(separator: ".").last.map(String.init) ?? written
    if element.equals(.customModuleProvider, "target") {
      origin = .target
    } else if element.has(.customModule) {
      return nil
    } else {
      origin = .global
    }
  }

  /// Whether the sources must declare it, as far as the document shows.
  func hasToBeAmong(_ sources: CodeIndex) -> Bool {
    switch origin {
    case .target: true
    // A class of another library may have any name.
    case .global: !sources.hasDependencies && !FrameworkClasses.isPossible(name)
    }
  }
}

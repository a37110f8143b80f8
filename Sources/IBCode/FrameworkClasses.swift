/// The classes of Apple's frameworks, as far as the checks of an app's sources need them.
package enum FrameworkClasses {
  /// Whether the class and its superclasses are known, so that a chain of superclasses may end in it.
  package static func isKnown(_ name: String) -> Bool { superclasses[name] != nil || appKitSuperclasses[name] != nil }

  /// Whether a class with this name may come from a framework, because its prefix is one of Apple's.
  package static func isPossible(_ name: String) -> Bool {
    if isKnown(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// The class and its superclasses up to `NSObject`; empty for an unknown class.
  ///
  /// A class that is a view both on iOS and on macOS has the superclasses of both.
  package static func chain(of name: String) -> [String] {
    let uiKit = chain(of: name, in: superclasses)
    guard appKitSuperclasses[name] != nil else { return uiKit }
    return uiKit + chain(of: name, in: appKitSuperclasses).filter { !uiKit.contains($0) }
  }

  private static func chain(of name: String, in superclasses: [String: String]) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, let superclass = superclasses[name], chain.count < superclasses.count {
      chain.append(name)
      next = superclass.isEmpty ? nil : superclass
    }
    return chain
  }

  /// The known classes of UIKit and its neighbors, sorted.
  package static let names: [String] = superclasses.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// The superclass of each known class; empty for `NSObject`.
  private static let superclasses = superclasses(in: FrameworkClassTable.subclasses)
  /// The same for AppKit classes.
  private static let appKitSuperclasses = superclasses(
    in: AppKitTable.subclasses + "\n" + AppKitTable.sharedViews)

  private static func superclasses(in table: String) -> [String: String] {
    var superclasses = ["NSObject": ""]
    for line in table.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      for name in words.dropFirst() { superclasses[name] = words[0] }
    }
    return superclasses
  }

  /// The prefixes of Apple's classes for iOS and tvOS, from their documentation, and of Sparkle's (`SPU`, `SU`).
  ///
  /// Apps for macOS link Sparkle without its sources.
  private static let prefixes = [
    "AB", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "EA",
    "EK", "GC", "GK", "GLK", "HK", "HM", "IN", "INUI", "JS", "LA", "LP", "MC", "MDL", "MF", "MK", "ML", "MP", "MTK",
    "MTL", "NC", "NE", "NI", "NK", "NL", "NS", "NW", "PDF", "PH", "PK", "PT", "QL", "RK", "RP", "SC", "SCN", "SF", "SK",
    "SL", "SN", "SPU", "SS", "SU", "SW", "TK", "TV", "UI", "UN", "UT", "VN", "WC", "WK",
  ]
}

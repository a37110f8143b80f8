package import IBModel
import IBSyntax

/// The oldest system release something has to run on, and who says so.
package struct DeploymentTarget: Hashable, Sendable {
  package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// Reads `9`, `9.0` or `9.3.1`; nil for anything else.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(parts.count), !parts.contains(where: { ($0 ?? -1) < 0 }), let major = parts[0] else {
        return nil
      }
      self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    package var description: String { "\(major).\(minor)" }
  }

  package let version: Version
  /// In words, such as `the option --deployment-target` or the path of a project.
  package let source: String

  package init(_ version: Version, from source: String) {
    self.version = version
    self.source = source
  }

  /// What the document itself says in `<deployment version="2304" …/>`; nil where it says nothing.
  ///
  /// The number is a release in binary-coded decimals: 2304 = 0x0900 is 9.0 (facts/migration/RULES.md 4), 5696 =
  /// 0x1640 is 16.4.
  package init?(_ document: Document) {
    let deployment = document.tree.root?.child(named: .dependencies)?.child(named: .deployment)
    guard let code = deployment?[.version].flatMap({ Int($0) }), (0...0x9999).contains(code) else { return nil }
    let digits = [12, 8, 4].map { code >> $0 & 0xF }
    guard digits.allSatisfy({ $0 <= 9 }) else { return nil }
    self.init(Version(digits[0] * 10 + digits[1], digits[2]), from: "the document's own <deployment>")
  }

  /// The lowest of the targets that a `project.pbxproj` sets for a platform; nil where it sets none as a number.
  ///
  /// - Parameter setting: such as `IPHONEOS_DEPLOYMENT_TARGET`.
  package init?(project text: String, setting: String, from source: String) {
    let versions = text.split(whereSeparator: \.isNewline).compactMap { line -> Version? in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace }) == setting
      else { return nil }
      return Version(parts[1].filter { !$0.isWhitespace && $0 != ";" && $0 != "\"" })
    }
    guard let lowest = versions.min() else { return nil }
    self.init(lowest, from: source)
  }
}

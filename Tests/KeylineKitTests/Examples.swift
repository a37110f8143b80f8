import KeylineKit
import Testing

/// The examples of README.md and of the library's pages, word for word: `LibraryExampleTests` compares them.
enum Examples {
  /// Runs all of them with one document.
  static func run(_ bytes: [UInt8], path: String) throws {
    try readme(bytes)
    try overview(bytes)
    reading(bytes, path: path)
    let document = try InterfaceDocument(bytes, path: path)
    try layouts(of: document)
    report(of: document)
  }

  private static func readme(_ bytes: [UInt8]) throws {
    let document = try InterfaceDocument(bytes, path: "Main.storyboard")
    for finding in document.lint() { print(finding.location.line, finding.message) }
    for layout in document.layouts(on: try Configuration("iphone-15,landscape")) { print(layout.views) }
  }

  private static func overview(_ bytes: [UInt8]) throws {
    let document = try InterfaceDocument(bytes, path: "Main.storyboard")
    let findings = document.lint()
    let layouts = document.layouts(on: try Configuration("iphone-15"))
    #expect(!findings.isEmpty && layouts.count == 1)
  }

  private static func reading(_ bytes: [UInt8], path: String) {
    do {
      let document = try InterfaceDocument(bytes, path: path)
      for finding in document.lint() {
        print("\(path):\(finding.location.line): \(finding.message) [\(finding.rule)]")
      }
    } catch {
      print(error.findings.map(\.message))
    }
  }

  private static func layouts(of document: InterfaceDocument) throws {
    let configurations = [try Configuration("iphone-se-3"), try Configuration("ipad-pro-11,landscape,split=1/2")]
    for scene in document.layouts(on: configurations) {
      for layout in scene { print(layout.scene.id, layout.configuration.name, layout.issues.map(\.message)) }
    }
  }

  private static func report(of document: InterfaceDocument) {
    let report = document.report(on: Configuration.finalSizeClasses)
    for scene in report where scene.varies {
      for difference in scene.differences { print(scene.scene.id, difference.objectID, difference.values) }
    }
  }
}

import Foundation
import IBSource
import IBSyntax

/// `keyline-dev probe-kit <folder>`: writes the probe kit, a folder for each document and an index as `nib-agree` reads it.
enum ProbeKit: MaintainersCommand {
  static let name = "probe-kit"
  static let usage = "<folder>"

  static func run(_ words: CommandWords) throws -> Bool {
    let folder = try words.only("folder")
    for (path, text) in try files() {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    print("\(Probes.all.count) documents")
    return true
  }

  /// Paths below the kit's folder, and texts.
  static func files() throws -> [(path: String, text: String)] {
    let documents = try Probes.all.map { probe in
      let source = SourceFile(path: probe.name, bytes: Array(probe.text.utf8))
      if let problem = SyntaxParser.parse(source).1.first { throw Mistake("\(probe.name): \(problem.message)") }
      return (path: "\(probe.name)/source.xml", text: probe.text)
    }
    return documents + [("index.json", index)]
  }

  private static var index: String {
    let entries = Probes.all.map { probe in
      let ending = probe.isStoryboard ? "storyboard" : "xib"
      return """
          {"id": "\(probe.name)", "kind": "\(probe.isStoryboard ? "storyboard" : "xib")", \
        "source": "\(probe.name).\(ending)", "name": "\(probe.name)"}
        """
    }
    return "[\n" + entries.joined(separator: ",\n") + "\n]\n"
  }
}

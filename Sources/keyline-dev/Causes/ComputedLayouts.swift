import Foundation

/// The output of `keyline resolve --canvas` for the files of a corpus.
struct ComputedLayouts {
  struct View: Decodable {
    var id: String
    var frame: [Double]?
    var kept: [String]
  }

  struct Issue: Decodable {
    var kind: String
    var view: String?
    var axis: String?
  }

  private struct Scene: Decodable {
    var file: String
    var views: [View]
    var issues: [Issue]
  }

  private(set) var views: [String: View] = [:]
  /// By file and view.
  private(set) var issues: [String: [Issue]] = [:]

  static func key(_ path: String, _ id: String) -> String { "\(path)\n\(id)" }

  init(of corpus: BlindCorpus, tool: String) throws {
    let paths = corpus.files.map(\.path)
    // Far below the limit of a command line.
    for start in stride(from: 0, to: paths.count, by: 100) {
      try read(Array(paths[start..<min(start + 100, paths.count)]), in: corpus.folder, tool)
    }
  }

  private mutating func read(_ paths: [String], in folder: URL, _ tool: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["resolve", "--canvas", "--quiet", "--format", "jsonl", "--"] + paths
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard (0...2).contains(process.terminationStatus) else {
      throw Mistake("\(tool) ended with status \(process.terminationStatus) at \(paths[0])")
    }
    let decoder = JSONDecoder()
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let scene = try decoder.decode(Scene.self, from: Data(line))
      for view in scene.views { views[Self.key(scene.file, view.id)] = view }
      for issue in scene.issues {
        if let view = issue.view { issues[Self.key(scene.file, view), default: []].append(issue) }
      }
    }
  }
}

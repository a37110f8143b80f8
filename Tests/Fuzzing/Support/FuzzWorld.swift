package import IBDriver
import Synchronization

/// A world of a few files in memory, in which a run reads and nothing that it writes is kept.
package enum FuzzWorld {
  /// The file whose bytes come from the other end of the channel.
  package static let messages = "messages"

  /// - Parameters:
  ///   - files: bytes by path, relative to the current folder.
  ///   - input: what standard input has.
  package static func world(_ files: [String: [UInt8]], input: [UInt8] = []) -> World {
    var world = World(
      read: { path in
        files[Self.relative(path)].map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
      },
      readInput: { .success(input) },
      kind: { kind(of: Self.relative($0), in: files) },
      list: { .success(entries(of: Self.relative($0), in: files)) },
      makeFolder: { _ in nil },
      store: { _, _, _ in nil },
      create: { _ in .success(OutputFile(write: { _ in true }, finish: { nil })) },
      output: { _ in true }, diagnostics: { _ in true }, environment: { _ in nil }, processorCount: 1)
    world.openChannel = { files[messages].map(channel) }
    return world
  }

  private static func channel(_ bytes: [UInt8]) -> Channel {
    let reads = Atomic(0)
    return Channel(
      read: { .success(reads.wrappingAdd(1, ordering: .relaxed).oldValue == 0 ? bytes : []) }, write: { _ in true })
  }

  /// The current folder is the top of everything.
  private static func relative(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.joined(separator: "/")
  }

  private static func kind(of path: String, in files: [String: [UInt8]]) -> FileKind? {
    if files[path] != nil { return .file }
    return path.isEmpty || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  private static func entries(of folder: String, in files: [String: [UInt8]]) -> [FolderEntry] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap {
      $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted().map {
      FolderEntry(name: $0, kind: files[prefix + $0] == nil ? .folder : .file)
    }
  }
}

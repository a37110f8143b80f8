/// One folder of a module that uses a type of another one.
struct FolderUse {
  let module: String
  let user: String
  let used: String
  /// The file that uses the type, and the type.
  let example: String

  /// As exceptions are written.
  var pair: String { "\(module): \(user) uses \(used)" }

  /// The uses in a module, sorted by file.
  static func all(in module: String) throws -> [FolderUse] {
    let files = try PackageFolder.files(in: "Sources/\(module)", ending: ".swift").map { path in
      (path: path, folder: folder(of: path), code: SwiftCode(try PackageFolder.text(path)))
    }
    var declared: [String: Set<String>] = [:]
    for file in files {
      for type in file.code.declaredTypes { declared[type, default: []].insert(file.folder) }
    }
    return files.flatMap { file in
      file.code.typeNames.sorted().flatMap { type -> [FolderUse] in
        guard let folders = declared[type], !folders.contains(file.folder) else { return [] }
        return folders.sorted().map {
          FolderUse(module: module, user: file.folder, used: $0, example: "\(file.path) uses \(type)")
        }
      }
    }
  }

  /// The folder inside the module that a file is in at any depth; `.` for the module's own.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "."
  }
}

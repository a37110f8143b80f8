@testable import IBAssets

/// Files in memory: text by path; folders are there because files are in them.
func files(_ texts: [String: String]) -> AssetFiles {
  files(texts.mapValues { Array($0.utf8) })
}

func files(_ contents: [String: [UInt8]]) -> AssetFiles {
  AssetFiles(
    list: { folder in
      let prefix = folder == "." ? "" : folder + "/"
      let inside = contents.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
      return Set(
        inside.map { path in
          let names = path.split(separator: "/")
          return AssetFiles.Entry(String(names.first ?? ""), isFolder: names.count > 1)
        }
      ).shuffled()
    },
    read: { contents[$0] },
    start: { path, count in contents[path].map { Array($0.prefix(count)) } })
}

/// A drawing of this many points.
func drawing(_ width: Double, _ height: Double) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
}

/// `Contents.json` of an image set.
func imageSet(_ entries: String...) -> String {
  #"{"images":[\#(entries.joined(separator: ","))],"info":{"version":1,"author":"xcode"}}"#
}

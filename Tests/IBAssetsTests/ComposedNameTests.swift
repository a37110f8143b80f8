import IBAssets
import IBSource
import Testing

/// Names of files with accents, which a Mac writes decomposed and git stores composed.
@Suite struct ComposedNameTests {
  @Test func theFolderSaysHowAFileIsWritten() throws {
    let written = "cafe\u{301}.png"
    let stored = "caf\u{E9}.png"
    let text = #"{ "images" : [ { "filename" : "\#(written)", "idiom" : "universal" } ] }"#
    let contents = AssetContents(SourceFile(path: "A.imageset/Contents.json", bytes: Array(text.utf8)))
    let reference = AssetCatalog.Reference(name: "A", kind: .imageset, path: "A.imageset", isPart: false)
    let set = AssetSet(reference, contents: contents, files: [stored])
    let path = try #require(set.entries.first.flatMap(set.path))
    #expect(Array(path.utf8) == Array("A.imageset/\(stored)".utf8))
  }
}

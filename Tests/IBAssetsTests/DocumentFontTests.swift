import IBAssets
import IBTestSupport
import Synchronization
import Testing

@Suite struct DocumentFontTests {
  @Test func aFontIsReadForItsNameAndOnceForAllDocuments() {
    let reads = Mutex<[String: Int]>([:])
    let contents = ["/App/One.ttf": FontBuilder(advances: [("A", 500)]).bytes, "/App/Two.otf": [1, 2, 3]]
    var counted = files(contents)
    counted.read = { path in
      reads.withLock { $0[path, default: 0] += 1 }
      return contents[path]
    }
    let project = ProjectAssets(root: "/App", files: counted)
    for document in ["/App/A.xib", "/App/B.xib", "/App/C.xib"] {
      let fonts = DocumentAssets(project, document: document).fonts
      #expect(fonts?.font(named: "Test-Regular") != nil)
      #expect(fonts?.font(named: "Test-Bold") == nil)
    }
    #expect(reads.withLock { $0 } == ["/App/One.ttf": 2, "/App/Two.otf": 1])
  }

  @Test func fontsGiveNoSizesWhereFilesDoNot() {
    var assets = DocumentAssets(ProjectAssets(root: "/App", files: files([String: String]())), document: "/App/A.xib")
    assets.givesSizes = false
    #expect(assets.fonts == nil)
  }
}

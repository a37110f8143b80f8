import Testing

@testable import IBReport

/// A reader who searches for a path of a report finds one file.
@Suite struct ShortPathsTests {
  @Test func pathsThatWouldBeTheSameKeepTheFolderThatDiffers() {
    let paths = [
      "samples/video-chat/App/Screens/Main.storyboard", "samples/voice-chat/App/Screens/Main.storyboard",
      "docs/video-chat/Other.xib",
    ]
    let short = ShortPaths(paths, longest: 36)
    #expect(short[paths[0]] == "…/video-chat/…/Main.storyboard")
    #expect(short[paths[1]] == "…/voice-chat/…/Main.storyboard")
    #expect(short[paths[2]] == paths[2])
  }

  /// A folder that several paths have finds several files.
  @Test func aFolderOfOtherPathsDoesNotShortenAPath() {
    let paths = ["swift/basic/Demo/Base.lproj/Main.storyboard", "swift/full/Demo/Base.lproj/Main.storyboard"]
    let short = ShortPaths(paths + ["swift/Main.storyboard"], longest: 36)
    #expect(short[paths[0]] == "…/basic/…/Main.storyboard")
    #expect(short["swift/Main.storyboard"] == "swift/Main.storyboard")
    let nested = ShortPaths(["a/long-folder/Main.storyboard", "a/long-folder/b/Main.storyboard"], longest: 20)
    #expect(nested["a/long-folder/Main.storyboard"] == "a/long-folder/Main.storyboard")
    #expect(nested["a/long-folder/b/Main.storyboard"] == "…/b/Main.storyboard")
  }

  @Test func pathsThatStaySameAreWhole() {
    let paths = [
      "a-very-long-folder-of-one/Screens/Main.storyboard", "a-very-long-folder-of-two/Screens/Main.storyboard",
    ]
    let short = ShortPaths(paths, longest: 28)
    #expect(paths.allSatisfy { short[$0] == $0 })
  }
}

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

  @Test func pathsThatStaySameAreWhole() {
    let paths = [
      "a-very-long-folder-of-one/Screens/Main.storyboard", "a-very-long-folder-of-two/Screens/Main.storyboard",
    ]
    let short = ShortPaths(paths, longest: 28)
    #expect(paths.allSatisfy { short[$0] == $0 })
  }
}

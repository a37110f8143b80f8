import IBLayout
import IBModel
import Testing

/// The frames that the samples store are those of their canvas; they were worked out by hand, text widths excepted.
@Suite struct StoredFramesTests {
  @Test(arguments: Sample.names) func theCanvasRepeatsThem(_ name: String) throws {
    let layout = try SampleLayout(name)
    let views = layout.scenes.flatMap(\.views)
    // Frames from before Xcode 9 are not counted as stored truth; that sample's are derived in its own suite.
    let stored = StoredFrames(layout.document).views
    #expect(stored.isEmpty == (name == "LayoutGuides.storyboard"))
    for expected in stored {
      let view = try #require(views.first { $0.id == expected.id })
      // A view of another size class has a place in the file and none on the canvas.
      guard view.installed else { continue }
      let frame = try #require(view.frame)
      let differences = [
        frame.x - expected.frame.x, frame.y - expected.frame.y, frame.width - expected.frame.width,
        frame.height - expected.frame.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(view.label ?? view.id)")
    }
  }
}

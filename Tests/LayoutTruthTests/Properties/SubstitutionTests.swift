import IBLayout
import IBModel
import Testing

/// The frames satisfy the constraints they come from.
@Suite struct SubstitutionTests {
  /// Each sample and how many of its constraints are required and installed on the canvas.
  static let expected: [(name: String, required: Int)] = [
    ("Badge.xib", 10), ("LayoutGuides.storyboard", 18), ("MarginsAndBounds.storyboard", 27),
    ("PreservedMargins.storyboard", 39), ("RightToLeft.storyboard", 42), ("SafeArea.storyboard", 36),
    ("Settings.storyboard", 17), ("SignUpForm.storyboard", 10), ("SizeClasses.storyboard", 14),
  ]

  @Test(arguments: expected) func everyRequiredConstraintHolds(_ name: String, _ required: Int) throws {
    let document = try Sample.document(name)
    let configuration = try Sample.canvas(document)
    let substitution = Substitution(
      document: document, layouts: LayoutEngine(document, .documentAlone).layouts(in: configuration))
    // Both sides of a constraint are rounded to pixels, by half a pixel each at most.
    let tolerance = 1 / configuration.scale + 0.001
    var checked = 0
    for constraint in document.constraints {
      guard let error = substitution.error(of: constraint) else { continue }
      checked += 1
      #expect(error <= tolerance, "\(constraint.id) is off by \(error)")
    }
    #expect(checked == required)
  }
}

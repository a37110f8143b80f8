import IBMigrate
import IBModel
import Testing

@Suite struct DeploymentTargetTests {
  /// 5696 = 0x1640: digits 1 6 . 4 0.
  @Test(arguments: [("2304", "9.0"), ("1808", "7.1"), ("5696", "16.4"), ("4096", "10.0")])
  func theDocumentsNumberIsReadAsDecimals(code: String, release: String) throws {
    let document = try document(in: Scenes.storyboard(deployment: "<deployment version=\"\(code)\"/>"))
    #expect(DeploymentTarget(document)?.version.description == release)
  }

  @Test(arguments: ["iOS", "-1", "2570", "99999999999999999999"])
  func otherNumbersSayNothing(code: String) throws {
    // 2570 = 0x0A0A has digits that are not decimals.
    let document = try document(in: Scenes.storyboard(deployment: "<deployment version=\"\(code)\"/>"))
    #expect(DeploymentTarget(document) == nil)
  }

  @Test func releasesAreReadStrictly() {
    #expect(DeploymentTarget.Version("12") == .init(12, 0))
    #expect(DeploymentTarget.Version("9.3.5") == .init(9, 3))
    for text in ["", "9.", "-9", "9.x", "1.2.3.4", "nine"] { #expect(DeploymentTarget.Version(text) == nil) }
    #expect(DeploymentTarget.Version(9, 3) < .init(10, 0))
  }
}

import Testing

@Suite struct GeneratedSourceTests {
  /// Nothing is written: the tool compares.
  @Test func generatedFilesAreWhatTheirDataSays() throws {
    let (status, output) = try DevelopmentTool.run(["generate", "--check"], in: PackageFolder.root)
    #expect(status == 0, "\(output)")
  }

  @Test func everyGeneratedFileSaysWhatMadeIt() throws {
    let files = try PackageFolder.files(in: "Sources", ending: "+Generated.swift")
    #expect(!files.isEmpty)
    for path in files {
      let first = try PackageFolder.text(path).split(separator: "\n").first ?? ""
      #expect(first.contains("keyline-dev generate"), "\(path)")
    }
  }
}

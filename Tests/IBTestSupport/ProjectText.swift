/// A `project.pbxproj` of one target.
package enum ProjectText {
  /// - Parameters:
  ///   - settings: of the target's configuration, `NAME = VALUE;` each.
  ///   - projectSettings: of the project's configuration.
  ///   - files: paths of the target's resources, from the project's folder.
  package static func app(
    _ name: String = "Shop", settings: String = "", projectSettings: String = "", files: [String] = []
  ) -> String {
    let references = files.enumerated().map {
      "F\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\";};"
    }
    let builds = files.indices.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0);};" }
    return """
      // !$*UTF8*$!
      {
      	archiveVersion = 1;
      	objectVersion = 56;
      	objects = {
      		\((references + builds).joined(separator: "\n\t\t"))
      		GROUP = {isa = PBXGroup; children = (\(files.indices.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>";};
      		PHASE = {isa = PBXResourcesBuildPhase; files = (\(files.indices.map { "B\($0)" }.joined(separator: ", ")));};
      		TARGET = {
      			isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application";
      			buildConfigurationList = TLIST; buildPhases = (PHASE); dependencies = ();
      		};
      		TLIST = {isa = XCConfigurationList; buildConfigurations = (TCONF);};
      		TCONF = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)};};
      		PLIST = {isa = XCConfigurationList; buildConfigurations = (PCONF);};
      		PCONF = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \(projectSettings)};};
      		PROJECT = {isa = PBXProject; buildConfigurationList = PLIST; mainGroup = GROUP; targets = (TARGET);};
      	};
      	rootObject = PROJECT;
      }

      """
  }

  /// A project whose target runs on a release of iOS and newer ones.
  package static func app(minimumSystem: String) -> String {
    app(projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = \(minimumSystem);")
  }
}

// swift-tools-version: 6.2
import PackageDescription

/// The rules every module of ours is compiled under. Continuous integration sets `KEYLINE_STRICT` so that a warning
/// in our own code stops the build; a user with a newer compiler is not stopped by a warning it has newly learnt.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["KEYLINE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Rounding a `Double` calls the C library's mathematics, which nothing links when Foundation is not imported.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict, linkerSettings: mathematics)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], packageAccess: Bool = true
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, packageAccess: packageAccess, swiftSettings: strict)
}

/// The plugin runs this package's own `keyline`, and only with the trait `Plugin`: a tool of a plugin is built for the
/// machine that builds, so that with it every module is compiled a second time.
let plugin = Target.plugin(
  name: "LintInterfaceBuilder",
  capability: .command(
    intent: .custom(verb: "lint-interface-builder", description: "Lint storyboards and xibs.")),
  dependencies: [.target(name: "keyline", condition: .when(traits: ["Plugin"]))], path: "Integrations/SwiftPM")

/// Programs that try hostile input, built only where `KEYLINE_FUZZING` is set: `mutants`, or `libfuzzer` for the target
/// that needs the compiler's fuzzer.
let fuzzing: [Target] =
  switch Context.environment["KEYLINE_FUZZING"] {
  case "mutants":
    [
      .executableTarget(
        name: "keyline-mutants", dependencies: ["FuzzSupport"], path: "Tests/Fuzzing/Mutants", swiftSettings: strict,
        linkerSettings: mathematics)
    ]
  case "libfuzzer":
    [
      .executableTarget(
        name: "keyline-fuzz", dependencies: ["FuzzSupport"], path: "Tests/Fuzzing/Target",
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
        linkerSettings: mathematics + [.unsafeFlags(["-sanitize=fuzzer"])])
    ]
  default: []
  }

let package = Package(
  name: "keyline",
  // `UTF8Span` and `InlineArray` of the standard library came with it. Untested there.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "keyline", targets: ["keyline"]),
    .library(name: "KeylineKit", targets: ["KeylineKit"]),
    .plugin(name: "LintInterfaceBuilder", targets: ["LintInterfaceBuilder"]),
  ],
  traits: [
    .trait(name: "Plugin", description: "Builds keyline for `swift package lint-interface-builder`.")
  ],
  targets: [
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CByteSearch"),
    .systemLibrary(name: "CFileAttributes"),
    .target(name: "CPageAssets"),
    module("SystemLibrary", ["CFileAttributes"]),
    module("PictureRaster", ["SystemLibrary"]),
    module("Geometry"),
    module("IBSource", ["CByteSearch"]),
    module("LinearSolver"),
    module("NibArchive", ["IBSource"]),
    module("IBSyntax", ["CLibXML2", "IBSource"], exclude: ["Names.txt"]),
    module("PropertyLists", ["IBSource", "IBSyntax", "NibArchive"]),
    module("IBModel", ["Geometry", "IBSyntax", "IBSource"], exclude: ["Data"]),
    module("OpenType"),
    module("IBAssets", ["CZlib", "IBModel", "IBSyntax", "IBSource", "OpenType"]),
    module("IBCode", ["IBSource"]),
    module("IBProject", ["IBAssets", "IBCode", "IBModel", "IBSource", "IBSyntax", "PropertyLists"]),
    module("IBContent", ["Geometry", "IBModel", "IBSyntax"]),
    module("IBLayout", ["IBAssets", "IBContent", "IBModel", "IBSyntax", "IBSource", "LinearSolver", "OpenType"]),
    module("IBTexts", ["IBAssets", "IBSource", "IBSyntax", "IBModel", "PropertyLists"]),
    module(
      "IBLint",
      [
        "IBAssets", "IBCode", "IBContent", "IBLayout", "IBModel", "IBProject", "IBSyntax", "IBSource", "IBTexts",
        "PropertyLists",
      ]),
    module("IBMigrate", ["IBCode", "IBLayout", "IBModel", "IBSyntax", "IBSource"]),
    module("IBConvert", ["Geometry", "IBContent", "IBLayout", "IBModel", "IBSyntax", "IBSource"]),
    module("IBCompare", ["IBAssets", "IBContent", "IBLayout", "IBModel", "IBSyntax"]),
    module("IBMerge", ["IBCompare", "IBModel", "IBSource", "IBSyntax"]),
    module("IBEdit", ["IBModel", "IBSource", "IBSyntax"]),
    module(
      "IBReport",
      [
        "CPageAssets", "IBAssets", "IBCompare", "IBContent", "IBConvert", "IBEdit", "IBLayout", "IBMerge", "IBModel",
        "IBProject", "IBSource", "NibArchive",
      ],
      exclude: ["Page/Assets"]),
    module(
      "IBDriver",
      [
        "CLibYAML", "IBAssets", "IBCode", "IBCompare", "IBContent", "IBConvert", "IBEdit", "IBLint", "IBMerge",
        "IBMigrate",
        "IBProject", "IBReport", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTexts", "NibArchive",
        "PictureRaster", "PropertyLists", "SystemLibrary",
      ]),
    module(
      "KeylineKit", ["IBCompare", "IBLayout", "IBLint", "IBMerge", "IBModel", "IBReport", "IBSource", "IBSyntax"]),
    .executableTarget(
      name: "keyline", dependencies: ["IBDriver", "SystemLibrary"], swiftSettings: strict, linkerSettings: mathematics),
    .executableTarget(
      name: "keyline-dev",
      dependencies: [
        "IBModel", "IBSource", "IBSyntax",
      ],
      swiftSettings: strict, linkerSettings: mathematics),
    .target(
      name: "SystemFile", dependencies: ["LinearSolver"], path: "Benchmarks/SystemFile", swiftSettings: strict),
    .executableTarget(
      name: "solver-benchmark", dependencies: ["LinearSolver", "SystemFile", "SystemLibrary"],
      path: "Benchmarks/SolverBenchmark",
      swiftSettings: strict, linkerSettings: mathematics),
    .target(
      name: "IBTestSupport", dependencies: ["IBModel", "IBSyntax", "IBSource", "NibArchive"],
      path: "Tests/IBTestSupport", swiftSettings: strict),
    .target(
      name: "FuzzSupport", dependencies: ["IBDriver", "IBLint", "IBSource", "IBTestSupport", "NibArchive"],
      path: "Tests/Fuzzing/Support", swiftSettings: strict),
    tests("FuzzTests", ["FuzzSupport"]),
    tests("IBEditTests", ["IBEdit", "IBModel", "IBSource", "IBSyntax", "IBTestSupport"]),
    tests("IBTextsTests", ["IBAssets", "IBModel", "IBTestSupport", "IBTexts"]),
    tests("IBSourceTests", ["IBSource", "IBTestSupport"]),
    tests("LinearSolverTests", ["IBTestSupport", "LinearSolver", "SystemFile"]),
    tests("NibArchiveTests", ["IBSource", "IBTestSupport", "NibArchive"]),
    tests("OpenTypeTests", ["IBTestSupport", "OpenType"]),
    tests("ProposalLayoutTests", ["IBConvert", "IBModel", "IBSource", "IBTestSupport"]),
    tests("IBSyntaxTests", ["CLibXML2", "IBSource", "IBSyntax", "IBTestSupport"]),
    tests("IBModelTests", ["IBModel", "IBSyntax", "IBSource", "IBTestSupport"]),
    tests(
      "IBAssetsTests", ["CZlib", "IBAssets", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"],
      exclude: ["Golden"]),
    tests("IBCodeTests", ["IBCode", "IBSource", "IBTestSupport"], exclude: ["Golden"]),
    tests("PropertyListsTests", ["IBSource", "IBTestSupport", "PropertyLists"]),
    tests(
      "IBProjectTests", ["IBAssets", "IBCode", "IBModel", "IBProject", "IBSource", "IBTestSupport", "PropertyLists"]),
    tests("IBContentTests", ["IBContent", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"], exclude: ["Golden"]),
    tests("IBLayoutTests", ["IBAssets", "IBContent", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"]),
    tests("LayoutTruthTests", ["IBDriver", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"]),
    tests(
      "IBLintTests",
      [
        "CLibXML2", "IBAssets", "IBCode", "IBLint", "IBLayout", "IBModel", "IBProject", "IBSyntax", "IBSource",
        "IBTestSupport", "IBTexts",
      ],
      exclude: ["Fixtures", "Precision"]),
    tests(
      "IBMigrateTests",
      ["IBCode", "IBDriver", "IBMigrate", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport", "keyline"]),
    tests(
      "IBConvertTests",
      ["IBContent", "IBConvert", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"]),
    tests("IBCompareTests", ["IBCompare", "IBReport", "IBLayout", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"]),
    tests(
      "IBMergeTests", ["IBCompare", "IBMerge", "IBModel", "IBSyntax", "IBSource", "IBTestSupport"], exclude: ["Golden"]),
    tests(
      "IBReportTests",
      [
        "IBAssets", "IBCompare", "IBContent", "IBConvert", "IBReport", "IBLayout", "IBModel", "IBProject", "IBSyntax",
        "IBSource",
        "IBTestSupport", "NibArchive",
      ]),
    tests(
      "IBDriverTests",
      [
        "IBTestSupport", "IBCompare", "IBDriver", "IBLint", "IBReport", "IBLayout", "IBModel", "IBSyntax", "IBSource",
        "NibArchive",
      ],
      exclude: ["Golden", "Harbor"]),
    tests("CommandLineTests", ["CFileAttributes", "IBTestSupport", "keyline"], exclude: ["Stub"]),
    tests("TidyTests", ["IBDriver", "IBLint", "IBSource", "keyline-dev"]),
    // Sees only what other packages see.
    tests("KeylineKitTests", ["KeylineKit"], packageAccess: false),
    plugin,
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)

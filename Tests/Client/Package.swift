// swift-tools-version: 6.2
import PackageDescription

/// Uses the library as another package does: only what is public can be seen from here.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "keyline", path: "../..")],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "KeylineKit", package: "keyline")])
  ],
  swiftLanguageModes: [.v6]
)

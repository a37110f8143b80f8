import Foundation
import PackagePlugin

/// `swift package lint-interface-builder [options] [paths]`: runs `keyline lint` in the package's folder.
@main
struct LintInterfaceBuilder: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "keyline").url
    process.arguments = ["lint"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("keyline lint ended with status \(process.terminationStatus)")
    }
  }
}

import IBDriver
import SystemLibrary

let arguments = Array(CommandLine.arguments.dropFirst())
let status = await CommandLineTool.run(arguments, in: .system)
exit(status.rawValue)

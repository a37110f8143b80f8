import Foundation

exit(MaintainersTool.run(Array(CommandLine.arguments.dropFirst())))

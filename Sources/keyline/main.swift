import IBDriver

let temporary = TemporaryFiles()
temporary.work { await CommandLineTool.run(World.arguments, in: .system(temporary)).rawValue }

import IBMigrate

/// The settings of a migration from the command line.
struct MigrationSettings: Sendable {
  enum Mode: Sendable {
    /// Change the files.
    case write
    /// Print the changes.
    case dryRun
    /// Only check whether there are any.
    case check
  }

  var mode = Mode.write
  var requiresSameFrames = false
  var keepsStandardSpacing = false
  /// From the command line, else from the configuration file.
  var deploymentTarget: DeploymentTarget?
}

import IBModel
package import IBProject
import IBSource

/// All that was read of the projects in a folder; its schema is `Schemas/project.schema.json`.
package struct ProjectJSONEmitter {
  /// The version of the format; it changes when a reader of an older one would go wrong.
  private static let version = 1

  private let model: ProjectModel
  private let shown: (String) -> String

  /// - Parameter shown: a path of the model as it is printed.
  package init(_ model: ProjectModel, shown: @escaping (String) -> String) {
    self.model = model
    self.shown = shown
  }

  package func render() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("project", Self.version)
      writer.key("projects")
      writer.array { writer in for project in model.projects { write(project, to: &writer) } }
      writer.key("packages")
      writer.array { writer in for package in model.packages { write(package, to: &writer) } }
      writer.key("workspaces")
      writer.array { writer in for workspace in model.workspaces { write(workspace, to: &writer) } }
      writer.key("unread")
      writer.array { writer in for part in model.unread { write(part, to: &writer) } }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ project: XcodeProject, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", shown(project.path))
      writer.field("developmentLanguage", project.developmentLanguage)
      writer.field("knownLanguages", project.knownLanguages)
      writer.field("lastUpgradeCheck", project.lastUpgradeCheck)
      writer.field("localPackages", project.localPackages.map(shown))
      write(project.targets, to: &writer)
    }
  }

  private func write(_ package: SwiftPackage, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", shown(package.path))
      writer.field("name", package.name)
      writer.field("developmentLanguage", package.defaultLanguage)
      writer.field("minimumSystem", package.minimumSystem?.description)
      write(package.targets, to: &writer)
    }
  }

  private func write(_ workspace: Workspace, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", shown(workspace.path))
      writer.field("paths", workspace.paths.map(shown))
    }
  }

  private func write(_ part: UnreadPart, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", shown(part.path))
      writer.key("line")
      if let line = part.line { writer.value(line) } else { writer.null() }
      writer.field("message", part.message)
    }
  }

  // MARK: - Targets

  private func write(_ targets: [ProjectTarget], to writer: inout JSONWriter) {
    writer.key("targets")
    writer.array { writer in for target in targets { write(target, to: &writer) } }
  }

  private func write(_ target: ProjectTarget, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", target.name)
      writer.field("kind", target.kind.rawValue)
      writer.field("platform", target.platform?.rawValue)
      writer.field("languages", target.languages)
      writer.field("dependencies", target.dependencies)
      writer.key("frameworks")
      writer.array { writer in
        for framework in target.frameworks {
          writer.object { writer in
            writer.field("name", framework.name)
            writer.field("path", framework.path.map(shown))
          }
        }
      }
      writer.key("configurations")
      writer.array { writer in
        for configuration in target.configurations { write(configuration, to: &writer) }
      }
      writer.key("members")
      writer.array { writer in
        for member in target.members {
          writer.object { writer in
            writer.field("path", shown(member.path))
            writer.field("role", member.role.rawValue)
            writer.field("language", member.language)
          }
        }
      }
    }
  }

  private func write(_ configuration: ProjectTarget.Configuration, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", configuration.name)
      writer.field("minimumSystem", configuration.minimumSystem?.description)
      writer.field("moduleName", configuration.moduleName)
      writer.field("bundleIdentifier", configuration.bundleIdentifier)
      writer.key("deviceFamilies")
      writer.array { writer in for family in configuration.deviceFamilies { writer.value(family) } }
      writer.field("infoPlist", configuration.infoPlist.map(shown))
      writer.field("orientations", configuration.info.orientations)
      writer.field("padOrientations", configuration.info.padOrientations)
      writer.field("fonts", configuration.info.fonts)
      writer.field("mainStoryboards", configuration.info.mainStoryboards.map(\.text))
      writer.field("launchStoryboards", configuration.info.launchStoryboards.map(\.text))
      writer.field("developmentLanguage", configuration.info.developmentLanguage)
      writer.field("extensionPoint", configuration.info.extensionPoint)
    }
  }
}

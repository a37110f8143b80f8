import IBCode
import IBConvert
import IBLayout
import IBLint
import IBSource
import IBTexts

/// What the sources and translations of projects show about the documents of a conversion.
struct ConversionSources: Sendable {
  private let project: LintProject
  /// Whether the user chose the source of texts.
  private let hasStrings: Bool

  init(
    _ files: [InputFile], _ file: ConfigurationFile, _ environments: LayoutEnvironments, _ session: Session
  ) async {
    hasStrings = session.invocation.value(.strings) != nil
    var plan = LintPlan(file, in: session.world)
    plan.layout = nil
    project = await LintProject(files, plan, environments, in: session.world, width: session.width)
  }

  /// The options for a document.
  ///
  /// Keys keep the translations of a document. Without sources, any code may set its texts.
  func options(_ options: ConversionOptions, for path: String) -> ConversionOptions {
    let surroundings = project.surroundings(of: path)
    var options = options
    if !hasStrings, surroundings.translations()?.hasTexts == true { options.strings = .keys }
    guard let sources = surroundings.code()?.sources, sources.hasClasses else { return options }
    options.declaresClass = { sources.declaresClass($0) }
    // A class of a library may fill its outlets.
    options.fills = { outlet, owner in
      owner.map(sources.declares) == false || sources.fills(ObjectName(outlet, of: owner))
    }
    return options
  }
}

import IBLayout
import IBModel

struct RequestedConfigurations: Sendable {
  /// The configurations that do not depend on the document, each once.
  let fixed: [TraitConfiguration]
  /// Whether each document is first laid out on its own canvas.
  private(set) var includesCanvas = false
  /// Whether certain stored sizes count as known on the canvas; see `ConfigurationRequest.storedSizes`.
  private(set) var takesStoredSizes = false
  /// Whether each document is laid out in the configurations in which its project shows it.
  ///
  /// If so, only callers that need one list for all documents use `fixed`.
  private(set) var followsReach = false
  /// The languages in which each configuration is laid out, in addition to the language of the file.
  private(set) var languages: [Language] = []
  /// Whether each document is also laid out in each of its languages.
  private(set) var includesAllLanguages = false
  /// Remarks about the request in lower case, without a full stop.
  private(set) var notes: [String] = []

  /// Keeps each configuration once.
  init(fixed configurations: [TraitConfiguration]) {
    var seen: Set<String> = []
    fixed = configurations.filter { seen.insert($0.name).inserted }
  }

  /// An empty request means the four final size classes.
  init(_ request: ConfigurationRequest) throws(ConfigurationSpec.Problem) {
    var fixed: [TraitConfiguration] = []
    for specification in request.specifications {
      let spec = try ConfigurationSpec.parse(specification).get()
      fixed.append(spec.configuration)
      notes += spec.notes
    }
    if request.allSizeClasses { fixed += ConfigurationSet.allSizeClasses }
    if request.allDevices { fixed += ConfigurationSet.allDevices }
    if fixed.isEmpty, !request.canvas { fixed = ConfigurationSet.finalSizeClasses }
    var seen: Set<String> = []
    includesAllLanguages = request.languages == Self.allLanguages
    languages = try includesAllLanguages ? [] : Self.languages(request.languages)
    self.fixed = fixed.filter { seen.insert($0.name).inserted }
    includesCanvas = request.canvas
    takesStoredSizes = request.storedSizes
    followsReach = request.reach
  }

  /// The word for all languages of a document.
  private static let allLanguages = "all"

  private static func languages(_ list: String?) throws(ConfigurationSpec.Problem) -> [Language] {
    var languages: [Language] = []
    for word in list?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let language = try Language.named(word).get()
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  var speaks: Bool { includesAllLanguages || known.contains { $0.language != nil } }

  /// The configurations that do not depend on the document, in every named language.
  var known: [TraitConfiguration] { Self.speaking(languages, fixed) }

  /// The configurations, followed by all of them in each language. A configuration that names a language occurs only in
  /// that one.
  static func speaking(_ languages: [Language], _ configurations: [TraitConfiguration]) -> [TraitConfiguration] {
    let open = configurations.filter { $0.language == nil }
    return configurations + languages.flatMap { language in open.map { $0.speaking(language) } }
  }
}

import IBLayout
import IBModel

/// The configurations of a run: a parsed request.
struct RequestedConfigurations: Sendable {
  /// The configurations that do not depend on the document, each once.
  let fixed: [TraitConfiguration]
  /// Whether each document's own canvas comes before them.
  let includesCanvas: Bool
  /// Whether stored sizes of empty views in stack views and of texts in missing fonts count as known on the canvas.
  let takesStoredSizes: Bool
  /// Whether the configurations of a document are those in which its project shows it, and `fixed` only stands for
  /// them where one list is needed for all documents.
  let followsReach: Bool
  /// Remarks on the request: lower case, no full stop.
  let notes: [String]

  /// Each once.
  init(fixed configurations: [TraitConfiguration]) {
    var seen: Set<String> = []
    fixed = configurations.filter { seen.insert($0.name).inserted }
    includesCanvas = false
    takesStoredSizes = false
    followsReach = false
    notes = []
  }

  /// An empty request means the four final size classes.
  init(_ request: ConfigurationRequest) throws(ConfigurationSpec.Problem) {
    var fixed: [TraitConfiguration] = []
    var notes: [String] = []
    for specification in request.specifications {
      let spec = try ConfigurationSpec.parse(specification).get()
      fixed.append(spec.configuration)
      notes += spec.notes
    }
    if request.allSizeClasses { fixed += ConfigurationSet.allSizeClasses }
    if request.allDevices { fixed += ConfigurationSet.allDevices }
    if fixed.isEmpty, !request.canvas { fixed = ConfigurationSet.finalSizeClasses }
    var seen: Set<String> = []
    self.fixed = fixed.filter { seen.insert($0.name).inserted }
    includesCanvas = request.canvas
    takesStoredSizes = request.storedSizes
    followsReach = request.reach
    self.notes = notes
  }
}

import IBAssets
import IBCode
import IBModel
import IBSource
import IBSyntax

/// A name that a source uses but no document contains.
struct AbsentName {
  let kind: NameUse.Kind
  let noun: String
  /// The consequence of the missing name.
  var consequence = "the app crashes if it gets here"
  /// Nil for the rule's own.
  var severity: Severity?
  /// The advice if no other name is similar.
  var remedy = "add the file, or correct the name"
  /// Whether the documents contain the name.
  let isThere: @Sendable (_ name: String, CodeFacts) -> Bool
  /// The names of this kind that the author may have meant.
  let names: @Sendable (CodeFacts) -> Set<String>
  /// Those in the document in which the code looks for the name; nil if that is unknown.
  var namesNearby: @Sendable (NameUse, CodeFacts) -> Set<String>? = { _, _ in nil }
  /// Whether code of the app uses the name, instead of a framework that needs it.
  var isHandled: @Sendable (NameUse, CodeFacts) -> Bool = { _, _ in false }

  /// Names are similar if they differ in at most two letters, or in at most a fifth of the letters if that is more.
  private static let fewLetters = 2
  private static let letters = 5

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    // Several calls with one name have one cause. The finding is at the first that crashes.
    var uses: [String: NameUse] = [:]
    for use in subject.uses
    where use.kind == kind && !isThere(use.name, subject.facts) && !isHandled(use, subject.facts)
      && mayRun(use, subject)
    {
      if uses[use.name].map({ isDoubtful($0) && !isDoubtful(use) }) ?? true { uses[use.name] = use }
    }
    for use in uses.values.sorted(by: { $0.lower < $1.lower }) {
      let known = namesNearby(use, subject.facts) ?? names(subject.facts)
      report(use, "the project", known, subject, into: &reporter)
    }
  }

  /// Reports a name that exists, but not in the storyboard in which the source looks for it.
  func check(
    _ use: NameUse, among known: Set<String>, in storyboard: String, _ subject: SourceSubject,
    into reporter: inout Reporter
  ) {
    if known.contains(use.name) { return }
    report(use, storyboard, isElsewhere: true, known, subject, into: &reporter)
  }

  /// Whether the app only crashes at the use under a condition.
  private func isDoubtful(_ use: NameUse) -> Bool { use.isOnlyMade || use.isFallback }

  /// Whether the code may run: something uses its class, and something calls its method.
  private func mayRun(_ use: NameUse, _ subject: SourceSubject) -> Bool {
    let (sources, names) = (subject.facts.sources, subject.facts.names)
    if let action = use.action, !names.sends(action), !sources.callsFunction(action) { return false }
    // Documents make a controller without this initializer.
    if use.kind == .nib, use.isOfSelf, let owner = use.owner, !sources.namesType(owner), !sources.hasSubclasses(owner) {
      return false
    }
    return subject.isUsed && use.code.map(sources.runs) != false
  }

  /// The storyboard or nib of the name that a target builds, but that does not exist; nil without one. Someone may have
  /// it.
  private func builtFile(_ name: String, _ facts: CodeFacts) -> String? {
    let endings =
      switch kind {
      case .storyboard, .mainStoryboard: [".storyboard"]
      case .launchStoryboard: [".storyboard", ".xib"]
      case .nib: [".xib"]
      default: [String]()
      }
    return endings.map { name + $0 }.first(where: facts.missingDocuments.contains)
  }

  private func report(
    _ use: NameUse, _ owner: String, isElsewhere: Bool = false, _ known: Set<String>, _ subject: SourceSubject,
    into reporter: inout Reporter
  ) {
    let hint = Suggestion.hint(
      for: use.name, among: known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      limit: max(Self.fewLetters, use.name.count / Self.letters))
    guard mayRun(use, subject) else { return }
    if let file = builtFile(use.name, subject.facts) {
      reporter.report(
        "\(noun) '\(use.name.shortened)' is not in this folder, although a target builds \(file): add the file",
        at: SourceRange(use.lower, use.upper), severity: .warning)
      return
    }
    // The code only makes the nib, which may never be instantiated.
    let doubt =
      use.isOnlyMade
      ? "; the app crashes when it instantiates the nib"
      : use.isFallback ? "; the app crashes if no case before this applies" : nil
    let ending = doubt ?? ", so \(consequence)" + (hint.isEmpty ? ": \(remedy)" : "")
    let place = isElsewhere ? " (another storyboard has it)" : ""
    reporter.report(
      "\(noun) '\(use.name.shortened)' does not exist in \(owner)\(place)\(ending)\(hint)",
      at: SourceRange(use.lower, use.upper), severity: doubt == nil ? severity : .note)
  }
}

/// A use of an image that does not exist.
struct AbsentImage {
  let name: String
  let element: XMLElement
  let range: SourceRange
  /// An existing image whose name differs only in case.
  let similar: String?
}

extension DocumentResources {
  /// The images that the document uses and the project does not have; empty if the project is not searched.
  ///
  /// Each image is at its first use, or at its entry in the list if it has no use.
  func absentImages(_ assets: DocumentAssets?, _ elsewhere: ProvidedElsewhere = ProvidedElsewhere()) -> [AbsentImage] {
    guard let assets else { return [] }
    return names(of: .image).compactMap { entry in
      // The system provides symbols and AppKit's named images. A name with a colon belongs to the document itself.
      guard !entry.element.equals(.catalog, "system"), !entry.name.contains(":"),
        !entry.name.isEmpty, !AppKitImages.has(entry.name), !elsewhere.has(entry.name),
        // The document may contain the image itself.
        entry.element.name != .image || entry.element.children.isEmpty,
        !assets.definesImage(named: entry.name),
        LooseImage.name(besidesScaleIn: entry.name).map(assets.definesImage) != true,
        runtime == .uiKit || !assets.definesAppIcon(named: entry.name)
      else { return nil }
      let use = uses.first { $0.kind == .image && $0.name == entry.name } ?? entry
      return AbsentImage(
        name: entry.name, element: use.element, range: use.range, similar: assets.imageName(like: entry.name))
    }
  }
}

/// The names that are provided outside the project: an option of several rules.
struct ProvidedElsewhere {
  static let option = RuleOption(
    "provided_elsewhere", .texts,
    "Names that a package outside the project provides; a trailing star matches any suffix. Default: none.",
    example: .texts(["Kit/*"]))

  private var names: Set<String> = []
  private var beginnings: [String] = []

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == Self.option.name, case .texts(let texts) = value else { return }
    names = Set(texts.filter { !$0.hasSuffix("*") })
    beginnings = texts.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  func has(_ name: String) -> Bool { names.contains(name) || beginnings.contains(where: name.hasPrefix) }
}

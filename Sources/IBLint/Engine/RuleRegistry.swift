import IBSource

/// The rules there are.
package enum RuleRegistry {
  /// With their default options, sorted by id.
  package static let all: [any Rule] = [
    ConnectionIntoAnotherScene(),
    ConstraintOutsideSubtree(),
    ContradictingConstraints(),
    CustomSegueWithoutClass(),
    DanglingReference(),
    DeprecatedElement(),
    DeprecatedSegue(),
    DuplicateAction(),
    DuplicateConstraint(),
    DuplicateID(),
    DuplicateOutlet(),
    DuplicateReuseIdentifier(),
    DuplicateSceneID(),
    DuplicateStoryboardIdentifier(),
    FixedLeftRight(),
    IneffectiveVariation(),
    InvalidConstraint(),
    InvalidValue(),
    LaunchScreenWithCode(),
    LayoutGuideInUse(),
    MaskWithoutChild(),
    MisdirectedSegue(),
    MisplacedElement(),
    MissingAccessibilityLabel(),
    MissingAttribute(),
    MissingCapability(),
    MissingInitialController(),
    MissingResource(),
    MissingReuseIdentifier(),
    MisspeltName(),
    ModuleWithoutClass(),
    NeverInstalledConstraint(),
    OutletToPlaceholderConstraint(),
    OutletToRepeatingContent(),
    ProviderWithoutModule(),
    UnavailableFeature(),
    UnknownName(),
    UnknownValue(),
    UnreachableScene(),
    UnusedResource(),
  ]

  /// Those that run without any settings.
  package static let defaults = all.filter(\.info.isOnByDefault)
}

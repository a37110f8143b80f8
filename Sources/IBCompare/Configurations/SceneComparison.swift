package import IBLayout
package import IBModel

/// One scene under several configurations: what differs, as values that every format prints.
///
/// What comes in is the scene's layouts, one for each configuration; what goes out names what is not the same in all of
/// them. Nothing is laid out here, and no words are chosen: emitters do that.
package struct SceneComparison: Sendable {
  /// An object of the file.
  package enum Object: Hashable, Sendable {
    /// A view or a bar item.
    case view(ObjectName)
    case constraint(ConstraintEquation)

    /// The object id.
    package var id: String {
      switch self {
      case .view(let name): name.id
      case .constraint(let equation): equation.id
      }
    }

    package var isConstraint: Bool {
      if case .constraint = self { true } else { false }
    }
  }

  /// Something of an object that is not the same in all configurations.
  package struct Difference: Hashable, Sendable {
    package enum Aspect: Hashable, Sendable {
      /// Whether a view is in the hierarchy, or a constraint takes part; the values are flags.
      case installed
      /// A property by its name.
      case property(String)
    }

    package var object: Object
    package var aspect: Aspect
    /// By configuration; nil where the object is not installed.
    package var values: [PropertyValue?]
    /// What the file says outside its variations; nil where it says nothing.
    package var written: PropertyValue?
  }

  /// A view whose place follows neither the safe area nor its superview by fixed distances.
  package struct Movement: Hashable, Sendable {
    package var object: Object
    /// By configuration; nil where the view is not installed.
    package var frames: [RelativeFrame?]
  }

  /// An issue of the layout and the configurations it shows in.
  package struct Issue: Hashable, Sendable {
    /// As it reads in the first of them.
    package var issue: LayoutIssue
    package var configurations: [Int]
  }

  /// A view whose image set has no file that some of the configurations show.
  package struct MissingImage: Hashable, Sendable {
    package var object: Object
    package var name: String
    package var configurations: [Int]
  }

  package var scene: SceneLayout.Identity
  /// In the order they were asked for.
  package var configurations: [ComparedConfiguration]
  /// Configurations in which nothing of `differences` differs, by index; the groups in the order of their first.
  package var groups: [[Int]]
  /// In document order, an object's installation before its properties, views before constraints. What follows from
  /// another difference is left out: views inside a view, and constraints of views, that are not installed.
  package var differences: [Difference]
  /// In document order.
  package var movements: [Movement]
  /// How many views besides the root have a frame in at least one configuration.
  package var placedViews: Int
  /// In the order they are found.
  package var issues: [Issue]
  /// In document order.
  package var missingImages: [MissingImage]

  /// Whether anything but frames differs.
  package var varies: Bool { !differences.isEmpty }

  /// The issues that do not show in all configurations.
  package var partialIssues: [Issue] { issues.filter { $0.configurations.count < configurations.count } }
}

/// One configuration of a comparison.
package struct ComparedConfiguration: Sendable {
  package var configuration: TraitConfiguration
  /// The size classes inside the scene's container, where they are not the window's: in a sheet, or a split view.
  package var inside: SizeClasses?
  package var views: Installed
  package var constraints: Installed

  /// How much of the scene takes part.
  package struct Installed: Hashable, Sendable {
    package var count: Int
    /// Object ids of those that do not take part, in document order.
    package var missing: [String]
  }
}

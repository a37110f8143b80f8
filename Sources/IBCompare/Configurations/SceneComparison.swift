package import IBLayout
package import IBModel

/// One scene in several configurations: its differences, as values that every format prints.
///
/// It is made from the scene's layouts, one for each configuration. It computes no layout and chooses no words;
/// emitters choose the words.
package struct SceneComparison: Sendable {
  package enum Object: Hashable, Sendable {
    case view(ObjectName)
    case constraint(ConstraintEquation)

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

  /// A value of an object that differs between configurations.
  package struct Difference: Hashable, Sendable {
    package enum Aspect: Hashable, Sendable {
      /// Whether a view or constraint is installed; the values are flags.
      case installed
      case property(String)
    }

    package var object: Object
    package var aspect: Aspect
    /// By configuration; nil if the object is not installed in it.
    package var values: [PropertyValue?]
    /// The value that the file sets outside its variations; nil if it sets none.
    package var written: PropertyValue?
  }

  /// A view that does not keep fixed distances to the safe area or to its superview.
  package struct Movement: Hashable, Sendable {
    package var object: Object
    /// By configuration; nil if the view is not installed in it.
    package var frames: [RelativeFrame?]
  }

  package struct Issue: Hashable, Sendable {
    /// The issue with the words of the first configuration.
    package var issue: LayoutIssue
    package var configurations: [Int]
  }

  /// A view whose image set has no file for some of the configurations.
  package struct MissingImage: Hashable, Sendable {
    package var object: Object
    package var name: String
    package var configurations: [Int]
  }

  package var scene: SceneLayout.Identity
  /// In the order they were asked for.
  package var configurations: [ComparedConfiguration]
  /// Groups of configurations, by index, that agree in all `differences`; ordered by their first member.
  package var groups: [[Int]]
  /// In document order, an object's installation before its properties, views before constraints. Consequences of
  /// another difference are left out: views inside a view that is not installed, and its constraints.
  package var differences: [Difference]
  /// In document order.
  package var movements: [Movement]
  /// In the order they are found.
  package var issues: [Issue]
  /// In document order.
  package var missingImages: [MissingImage]

  /// Whether anything but frames differs, in any reading of the file.
  package var varies: Bool { !differences.isEmpty || mayVary }
  /// The source of the root view's size. If only the file gives the size, only the variations are checked.
  package var sizeSource = SizeSource.window
  /// Whether something besides frames would differ in the reading of `insideIf`, because a variation applies in only
  /// one of the two readings.
  package var mayVary = false
}

package struct ComparedConfiguration: Sendable {
  package var configuration: TraitConfiguration
  /// The size classes inside the scene's container, if they differ from the window's: in a sheet or a split view.
  package var inside: SizeClasses?
  /// The size classes in the less likely reading of a segue: the app pushes a controller that the file only shows and
  /// that is laid out in a sheet. Nil if the file allows only one reading.
  package var insideIf: SizeClasses?
  package var views: Installed
  package var constraints: Installed

  /// How many of a scene's objects are installed.
  package struct Installed: Hashable, Sendable {
    package var count: Int
    /// Object ids of the objects that are not installed, in document order.
    package var missing: [String]
  }
}

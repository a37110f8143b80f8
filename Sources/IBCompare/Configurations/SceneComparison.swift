package import IBLayout
package import IBModel

/// One scene in several configurations: its differences, as values that every format can print.
///
/// It is computed from the layouts of the scene, one for each configuration. It does not lay out, and emitters choose
/// the words.
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
    /// The values, one for each configuration; nil if the object is not installed in it.
    package var values: [PropertyValue?]
    /// The value that the file sets outside variations; nil without one.
    package var written: PropertyValue?
  }

  /// A view that does not keep fixed distances to the safe area or to its superview.
  package struct Movement: Hashable, Sendable {
    package var object: Object
    /// The frames, one for each configuration; nil if the view is not installed in it.
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
  /// The configurations, in the order in which the user named them.
  package var configurations: [ComparedConfiguration]
  /// Groups of configurations that agree in all `differences`, as indices, ordered by their first members.
  package var groups: [[Int]]
  /// The differences in document order: views before constraints, and an object's installation before its properties.
  ///
  /// Consequences of another difference are left out: the views inside a view that is not installed, and its
  /// constraints.
  package var differences: [Difference]
  /// The movements, in document order.
  package var movements: [Movement]
  /// The issues, in the order in which they were found.
  package var issues: [Issue]
  /// The missing images, in document order.
  package var missingImages: [MissingImage]

  /// Whether a property of a view or a constraint of its size differs between configurations.
  package func varies(_ view: String?) -> Bool {
    differences.contains { difference in
      switch difference.object {
      case .view(let name): name.id == view && difference.aspect != .installed
      case .constraint(let equation):
        equation.second == nil && equation.first.object?.id == view && difference.aspect != .installed
      }
    }
  }

  /// Whether more than frames differs, in any reading of the file.
  package var varies: Bool { !differences.isEmpty || mayVary }
  /// The source of the root view's size. If only the file contains the size, only the variations are compared.
  package var sizeSource = SizeSource.window
  /// Whether more than frames would differ in the reading of `insideIf`, because a variation applies in only one of the
  /// two readings.
  package var mayVary = false
}

package struct ComparedConfiguration: Sendable {
  package var configuration: TraitConfiguration
  /// The size classes inside the scene's container, a sheet or a split view; nil if they are those of the window.
  package var inside: SizeClasses?
  /// The size classes in the less likely reading of a segue; nil if the file allows only one reading.
  ///
  /// In this reading, the app pushes a controller that the file only shows, and that is laid out in a sheet.
  package var insideIf: SizeClasses?
  package var views: Installed
  package var constraints: Installed

  /// The number of installed objects in a scene.
  package struct Installed: Hashable, Sendable {
    package var count: Int
    /// The ids of the objects that are not installed, in document order.
    package var missing: [String]
  }
}

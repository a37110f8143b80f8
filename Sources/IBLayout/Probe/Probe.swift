import IBModel

/// Probe lengths, which replace all stored lengths.
///
/// A coordinate that is the same with all probes does not depend on the stored frames. The lengths are fixed numbers
/// that differ from view to view and from axis to axis, so two of them do not cancel out. They do not depend on the
/// stored frames.
enum Probe: CaseIterable {
  case small, large, mixed
}

extension Probe {
  /// The lengths of the probe. If stored sizes count as known, it leaves the sizes of empty views in stack views and
  /// the lengths that Xcode measured.
  func lengths(beside measured: StoredMeasurements, in configuration: TraitConfiguration) -> any StoredLengths {
    configuration.takesStoredSizes ? ProbeBesideStoredSizes(probe: self, measured: measured) : self
  }
}

/// A probe that does not change the stored sizes of empty views in stack views and of measured texts.
private struct ProbeBesideStoredSizes: StoredLengths {
  let probe: Probe
  let measured: StoredMeasurements

  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    measured.contains(view, axis)
      ? FileLengths().intrinsicLength(of: view, axis, in: bounds, stored: stored)
      : probe.intrinsicLength(of: view, axis, in: bounds, stored: stored)
  }

  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    FileLengths().drawnLength(of: view, axis, in: bounds, stored: stored)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? { probe.frame(of: view, stored: stored) }

  func containerLength(_ axis: Axis, stored: Double) -> Double { probe.containerLength(axis, stored: stored) }
}

extension Probe: StoredLengths {
  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    bounds.lowerBound + share(view, axis) * (bounds.upperBound - bounds.lowerBound)
  }

  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    intrinsicLength(of: view, axis, in: bounds, stored: stored)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? {
    let (x, y) = (share(view, .horizontal), share(view, .vertical))
    return Rect(
      x: Self.positions * y, y: Self.positions * x, width: Self.lengths * x + 1, height: Self.lengths * y + 1)
  }

  func containerLength(_ axis: Axis, stored: Double) -> Double { Self.containers + Self.lengths * share(0, axis) }

  /// A number from 0 to 1 for each view and axis.
  private func share(_ view: Int, _ axis: Axis) -> Double {
    let position = Double(2 * view + (axis == .horizontal ? 1 : 2))
    let scattered = (position * Self.goldenRatio).truncatingRemainder(dividingBy: 1)
    switch self {
    case .small: return Self.scatter * scattered
    case .large: return 1 - Self.scatter * scattered
    case .mixed: return scattered
    }
  }

  /// Multiples of it never coincide modulo 1 and are spread evenly.
  private static let goldenRatio = 0.618_033_988_749_895
  /// How far small and large lengths scatter from the ends, as a fraction of the range.
  private static let scatter = 0.1
  /// In points; within a screen.
  private static let positions = 100.0
  private static let lengths = 300.0
  private static let containers = 200.0
}

/// Which program runs.
enum ProgramDiagnosis {
  static func diagnosis(in world: World) -> Diagnosis {
    .ok("program", "\(Product.name) \(Product.version), \(world.program)")
  }
}

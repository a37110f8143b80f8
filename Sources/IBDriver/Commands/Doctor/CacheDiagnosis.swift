import IBSource

/// Where runs with `--cache` are kept.
enum CacheDiagnosis {
  static func diagnosis(in world: World) -> Diagnosis {
    guard world.programStamp() != nil else {
      return .warning("cache", "this system does not say what the program is made of", "runs with --cache are not kept")
    }
    guard let folder = CacheFolder.usual(in: world) else {
      return .warning("cache", "the user has no home folder", "name a folder with --cache-dir")
    }
    let kept = (try? world.list(folder).get())?.count(where: { RunCache.isRecord($0.name) }) ?? 0
    return .ok("cache", "\(folder), \(Wording.count(kept, "run")) kept")
  }
}

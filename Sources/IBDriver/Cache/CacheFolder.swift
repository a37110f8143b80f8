/// The folder of cached runs.
///
/// Source: the XDG Base Directory Specification: `$XDG_CACHE_HOME`, otherwise `$HOME/.cache`; a relative path in the
/// variable is ignored.
enum CacheFolder {
  /// The user's cache folder for Keyline; nil if the user has no home folder.
  static func usual(in world: World) -> String? {
    if let folder = absolute("XDG_CACHE_HOME", world) { return "\(folder)/\(Product.name)" }
    return absolute("HOME", world).map { "\($0)/.cache/\(Product.name)" }
  }

  private static func absolute(_ variable: String, _ world: World) -> String? {
    world.environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}

extension RunCache {
  /// The cache of a command line; nil if no folder is available. Warns if the user asked for a cache.
  init?(_ command: String, _ invocation: Invocation, _ console: Console) {
    guard invocation.has(.cache) || invocation.has(.cacheFolder) else { return nil }
    let world = console.world
    guard let program = world.programStamp() else {
      console.warn("--cache: cannot read the program's build id, so the run was not cached")
      return nil
    }
    guard let folder = invocation.value(.cacheFolder) ?? CacheFolder.usual(in: world) else {
      console.warn("--cache: the user has no home folder; choose a folder with --cache-dir")
      return nil
    }
    self.init(folder, program: program, command, invocation, in: world)
  }
}

import IBProject

extension ProjectModel {
  /// Reads the projects in a folder and its subfolders.
  ///
  /// - Parameter root: an absolute path; all paths of the model are absolute too.
  init(root: String, in world: World) {
    self.init(root: root, files: AssetProvider(world: world).files, isSearched: FileDiscovery.isSearched)
  }
}

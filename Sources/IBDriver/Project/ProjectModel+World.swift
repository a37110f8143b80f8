import IBProject

extension ProjectModel {
  /// Reads the projects in a folder and its subfolders.
  ///
  /// - Parameter root: absolute, as all paths of the model are.
  init(root: String, in world: World) {
    self.init(root: root, files: AssetProvider(world: world).files, isSearched: FileDiscovery.isSearched)
  }
}

import IBReport

extension World {
  /// The image files on disk, as layouts name them; each is read once in a run.
  var pictureImages: PictureImages {
    PictureImages { path in try? read(seen(path)).get() }
  }
}

package import IBSyntax

/// Attributes that always name an image (Measurements/Format.md#image-attributes).
package enum ImageAttributes {
  package static let all: NameSet = [
    .backIndicatorImage, .backIndicatorTransitionMaskImage, .background, .backgroundImage, .disabledBackground,
    .highlightedImage, .image, .landscapeImage, .largeContentSizeImage, .maximumValueImage, .minimumValueImage,
    .offImage, .onImage, .progressImage, .selectedImage, .shadowImage, .trackImage,
  ]
}

package import SwiftKitSDK

/// What holds of files, names, previews and the size of views.
package let structureRules = Plugin(
  id: "structure",
  version: "0.2.0",
  checks: [
    ActionVerb(),
    BodyTooLong(),
    DeclarationOrder(),
    DuplicateSubtree(),
    DuplicateSubtreeShort(),
    FileName(),
    MarkSections(),
    MissingPreview(),
    PlaceholderPreview(),
    PreviewProviderUsed(),
    ShadowedName(),
    SubviewSuffix(),
    UIKitImported(),
    ViewModelNaming(),
    ViewTypeName(),
  ])

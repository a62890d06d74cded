import POSIXSupport
import ProjectModel
package import WireFormats
package import Workbench

extension ProjectDocument {
  /// - Parameter hasFiles: whether every Swift file is named.
  package init(_ report: ProjectReport, hasFiles: Bool) {
    let model = report.model
    var counts = Array(repeating: 0, count: model.targets.count)
    for target in model.files.lazy.flatMap(\.targets) { counts[target] += 1 }
    self.init(
      root: report.root.string, deploymentTarget: model.deployment.map { shown($0) },
      targets: zip(model.targets, counts).map { Target($0, of: model, swiftFiles: $1) },
      workspaces: model.workspaces.map { Workspace(path: $0.path, members: $0.members) },
      style: Style(
        indentation: model.style.indentation.map { shown($0) }, tabs: model.style.usesTabs.map { shown($0) },
        lineLength: model.style.lineLength.map { shown($0) }),
      files: hasFiles
        ? model.files.map { file in File(path: file.path, targets: model.targets(of: file).map(\.name)) } : nil,
      problems: model.problems.map { Problem(file: $0.source.file, line: $0.source.line, message: $0.message) })
  }
}

/// A value of the model with its place.
private func shown(_ fact: Fact<some CustomStringConvertible>) -> ProjectDocument.Fact {
  ProjectDocument.Fact(value: fact.value.description, file: fact.source.file, line: fact.source.line)
}

extension ProjectDocument.Target {
  fileprivate init(_ target: ProjectTarget, of model: ProjectModel, swiftFiles: Int) {
    self.init(
      name: target.name, kind: target.kind.rawValue, module: target.module,
      product: target.product.rawValue, isApp: target.isApp,
      isTest: target.isTest, file: target.source.file, line: target.source.line,
      platforms: target.platforms.map { support in
        ProjectDocument.Platform(
          name: support.platform.rawValue, lowest: support.lowest.map { shown($0) })
      } + (target.isForCatalyst ? [.init(name: "macCatalyst", lowest: target.lowestCatalyst.map { shown($0) })] : []),
      languageMode: target.languageMode.map { shown($0) },
      defaultIsolation: target.defaultIsolation.map { shown($0) }, imports: model.imports(of: target),
      testedBy: target.isTest ? [] : model.tests(of: target).map(\.name), folders: target.sources,
      swiftFiles: swiftFiles)
  }
}

import ArgumentParser
import POSIXSupport
import Reports
import SourceChecking
import WireFormats
import Workbench

extension CheckCommand {
  /// What is asked for, without the words of a command line.
  var request: CheckRequest {
    var request = CheckRequest(of: scope.subject)
    (request.scope, request.takesDocuments, request.checks) = (scope.wanted, scope.markdown, checks)
    request.narrowsNamed = scope.forceExclude
    request.fixing = diff ? .showing : fix || addSuppressions != nil ? .writing : .none
    request.takesSuggestions = suggestions
    request.suppressionReason = addSuppressions?.text
    (request.baseline, request.newBaseline) = (gate.baseline, gate.writeBaseline)
    (request.prunesBaseline, request.failOn, request.mostWarnings) = (
      gate.pruneBaseline, gate.failOn, gate.maxWarnings
    )
    (request.plugins, request.limits) = (plugins.libraries, plugins.limits)
    (request.isCached, request.isTimed, request.isStrict) = (!noCache, timings, gate.strict)
    return request
  }

  /// Prints what there is to say about a check.
  func show(_ explanation: @autoclosure () throws -> CheckExplanation, in context: CommandContext) throws
    -> ExitStatus
  {
    do {
      let explanation = try explanation()
      if json {
        context.output.write(try JSONText.report(explanation.document(shownAs: context.shown)))
      } else {
        context.show(explanation.text(by: AskText(context, explains: false)))
      }
      return .done
    } catch let unknown as UnknownCheck {
      throw ValidationError(unknown.description)
    }
  }
}

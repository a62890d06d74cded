import HostMessages

extension FileReport {
  /// This report with what another host, which runs a plugin of somebody else's, says of the same file.
  ///
  /// Whether the file could be read, its remarks and its faults of grammar are what the first host says, unless that had
  /// no reason to parse it.
  func merged(with other: FileReport) -> FileReport {
    let isParsedHere = outcome != .unparsed
    return FileReport(
      task: task, outcome: isParsedHere ? outcome : other.outcome, findings: findings + other.findings,
      faults: faults + other.faults, remarks: remarks, isBroken: isParsedHere ? isBroken : other.isBroken)
  }

  /// The report with the numbers that plugins have in a longer list.
  func renumbered(_ numbers: [Int]) -> FileReport {
    FileReport(
      task: task, outcome: outcome,
      findings: findings.map { finding in
        ReportedFinding(
          check: finding.check.renumbered(numbers), start: finding.start, end: finding.end, message: finding.message,
          lineText: finding.lineText, edits: finding.edits, isSuggestion: finding.isSuggestion, isNote: finding.isNote)
      }, faults: faults.map { $0.renumbered(numbers) }, remarks: remarks, isBroken: isBroken)
  }
}

extension AnswerReport {
  /// The report with the numbers that plugins have in a longer list.
  func renumbered(_ numbers: [Int]) -> AnswerReport {
    AnswerReport(
      task: task,
      answers: answers.map { answer in
        GivenAnswer(
          library: answer.library.renumbered(numbers), confidence: answer.confidence, key: answer.key,
          statement: answer.statement, code: answer.code)
      }, faults: faults.map { $0.renumbered(numbers) })
  }
}

extension PluginFault {
  fileprivate func renumbered(_ numbers: [Int]) -> PluginFault {
    PluginFault(library: library.renumbered(numbers), check: check?.renumbered(numbers), reason: reason)
  }
}

extension CheckReference {
  func renumbered(_ numbers: [Int]) -> CheckReference {
    CheckReference(library: library.renumbered(numbers), check: check)
  }
}

extension UInt16 {
  /// A plugin's number in the whole list, of its number in a part of it.
  fileprivate func renumbered(_ numbers: [Int]) -> UInt16 {
    numbers.indices.contains(Int(self)) ? UInt16(clamping: numbers[Int(self)]) : self
  }
}

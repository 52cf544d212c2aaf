import { answersByName } from './answer-names'
import { type Finding, findingsOf } from './checks'
import { type DraftedDocument, draftDocument } from './draft/draft-document'
import { completeAnswers } from './draft/scope'
import type { TemplateGuide } from './guide'
import { lastDayOf } from './last-days'
import { type AnswerFault, readAnswers } from './read-answer'
import type { Answers, Template } from './types'

export type WrittenAnswers = {
  document: DraftedDocument
  /** As they were taken. */
  taken: Answers
  /** With what follows from them. */
  answers: Answers
  /** Answers that could not be taken. */
  faults: AnswerFault[]
  /** What the law says about the others. */
  findings: Finding[]
}

/**
 * From answers as a file or a request gives them to the document.
 * @param guide the Korean one
 * @param today yyyy-mm-dd in Korea
 */
export function writeAnswers(
  template: Template,
  raw: unknown,
  { guide, today }: { guide: TemplateGuide; today: string },
): WrittenAnswers {
  const { answers, faults } = readAnswers(template, answersByName(template, raw, guide))
  const complete = completeAnswers(template, answers)
  return {
    document: draftDocument(template, answers),
    taken: answers,
    answers: complete,
    faults,
    findings: findingsOf(template, complete, today, lastDayOf),
  }
}

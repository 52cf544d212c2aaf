import { holds } from './condition'
import { completeAnswers } from './draft/scope'
import type { Answers, Field, Template } from './types'

/** The questions that these answers lead to, in order. */
export function questionsOf(template: Template, answers: Answers): Field[] {
  const complete = completeAnswers(template, answers)
  return template.fields.filter(({ when }) => !when || holds(when, complete) === true)
}

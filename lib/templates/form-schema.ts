import { z } from 'zod'
import { readAnswers } from './read-answer'
import type { Template } from './types'

/** The form of a template: each answer is checked as the command and the server read it. */
export const formSchema = (template: Pick<Template, 'fields'>) =>
  z.record(z.string(), z.unknown()).superRefine((typed, context) => {
    for (const { path, problem } of readAnswers(template, typed).faults) {
      if (problem === 'unknown') continue
      context.addIssue({ code: 'custom', path: path.split('.'), message: problem })
    }
  })

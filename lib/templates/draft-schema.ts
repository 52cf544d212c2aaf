import { z } from 'zod'
import { downloadFormats } from './constants'
import { templates } from './templates'

/** What may be sent of one form: more is no form. */
export const draftLimit = 200_000

/** One of the templates, or a version of an organisation's. */
export const templateIdSchema = z.union([
  z.uuid(),
  z.string().refine((id) => templates.some((template) => template.id === id), 'unknown'),
])

/** Answers as they were typed; each is read by the template. */
export const typedAnswersSchema = z
  .record(z.string().max(60), z.json())
  .refine((answers) => JSON.stringify(answers).length <= draftLimit, 'tooLarge')

export const draftSchema = z.object({ template: templateIdSchema, answers: typedAnswersSchema })
export type DraftInput = z.infer<typeof draftSchema>

/** What is asked of the API: answers, and how they are to be written. */
export const documentRequestSchema = z.object({
  format: z.enum(downloadFormats),
  answers: typedAnswersSchema,
})

export const answersRequestSchema = z.object({ answers: typedAnswersSchema })

/** Of which document the answers are asked for. */
export const documentAnswersSchema = z.object({ template: templateIdSchema, document: z.uuid() })

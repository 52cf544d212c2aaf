import { z } from 'zod'

/**
 * What an article means for a person, in four languages and in our own words: never the words of the law.
 * It belongs to one text; when the article changes, there is none until somebody has looked at it.
 */
export const explanationTextsSchema = z.object({
  ko: z.string(),
  en: z.string(),
  ja: z.string(),
  zh: z.string(),
})
export type ExplanationTexts = z.infer<typeof explanationTextsSchema>

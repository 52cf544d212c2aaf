import { z } from 'zod'

const explanationText = z.string().trim().min(10).max(1200)

/** What an article means for a person, in our own words. One line of a file of `data/`. */
export const explanationSchema = z.strictObject({
  /** 법령ID, six digits. */
  law: z.string().regex(/^\d{6}$/),
  /** The article's number, `3의2`. */
  article: z.string().regex(/^\d+(의\d+)*$/),
  /** `articleHash` of the text that is explained: another text hides the explanation. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  /** Somebody who did not write it has read it against the article; only then is it shown. */
  reviewed: z.boolean(),
  ko: explanationText,
  en: explanationText,
  ja: explanationText,
  zh: explanationText,
})
export type Explanation = z.infer<typeof explanationSchema>

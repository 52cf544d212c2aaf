import { z } from 'zod'

/** The fields of life that the bank is filed by: one folder of `data/` each. */
export const questionFields = [
  'housing',
  'work',
  'family',
  'civil',
  'crime',
  'procedure',
  'traffic',
  'money',
  'consumer',
  'health',
  'welfare',
  'tax',
  'business',
  'ip',
  'immigration',
  'state',
  'farming',
] as const
export type QuestionField = (typeof questionFields)[number]

export const questionLanguages = ['ko', 'en', 'ja', 'zh'] as const
export type QuestionLanguage = (typeof questionLanguages)[number]

/** How a Korean question is put: a story, a fragment or slang, a professional's or the other side's words. */
const koreanVoices = ['story', 'fragment', 'professional'] as const

const questionSchema = z.strictObject({
  text: z.string().trim().min(4).max(400),
  /** The paragraph (항) that answers, where it is one of several. */
  paragraph: z.int().min(1).max(99).optional(),
})
export type BankQuestion = z.infer<typeof questionSchema>

const koreanQuestionSchema = questionSchema.extend({ voice: z.enum(koreanVoices) })

/** How people ask for one article of one law. One line of a file of `data/`. */
export const bankEntrySchema = z.strictObject({
  /** 법령ID, six digits. */
  law: z.string().regex(/^\d{6}$/),
  /** The article's number, `3의2`. */
  article: z.string().regex(/^\d+(의\d+)*$/),
  /** `articleHash` of the text that the questions were written from. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  ko: z.array(koreanQuestionSchema).min(1).max(24),
  en: z.array(questionSchema).max(12),
  ja: z.array(questionSchema).max(12),
  zh: z.array(questionSchema).max(12),
})
export type BankEntry = z.infer<typeof bankEntrySchema>

/** Why Korean law in this corpus has no answer. */
const unanswerableReasons = [
  'foreign-law',
  'medicine',
  'prediction',
  'gossip',
  'gibberish',
  'invented-law',
  'small-talk',
  'help-with-crime',
  'general-knowledge',
] as const

export const unanswerableSchema = z.strictObject({
  language: z.enum(questionLanguages),
  reason: z.enum(unanswerableReasons),
  text: z.string().trim().min(2).max(400),
})
export type Unanswerable = z.infer<typeof unanswerableSchema>

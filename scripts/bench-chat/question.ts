import { readFileSync } from 'node:fs'
import { z } from 'zod'

const common = {
  id: z.string().regex(/^[a-z]+-\d+$/),
  /** `unseen` is never looked at one by one while anything is tuned. A file without it is one for development. */
  split: z.enum(['dev', 'unseen']).default('dev'),
  field: z.string(),
  language: z.enum(['ko', 'en', 'ja', 'zh']),
  question: z.string().min(2),
}

/** Any of the articles (`001706#750`) or case numbers among the sources counts as right. */
const answerableSchema = z.object({
  ...common,
  articles: z.array(z.string().regex(/^\d{6}#\d+(?:의\d+)*$/)).default([]),
  cases: z.array(z.string()).default([]),
})
/** What Korean law does not answer, and why. */
const unanswerableSchema = z.object({ ...common, refuse: z.string() })

export const benchQuestionSchema = z
  .union([unanswerableSchema, answerableSchema])
  .refine(
    (question) => 'refuse' in question || question.articles.length + question.cases.length > 0,
    'names neither what is right nor why there is nothing',
  )
export type BenchQuestion = z.infer<typeof benchQuestionSchema>

/** The questions of a file, one JSON object per line. @throws Error naming the line that is wrong */
export function readQuestions(file: string): BenchQuestion[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const read = benchQuestionSchema.safeParse(JSON.parse(line))
    if (read.success) return [read.data]
    throw new Error(`${file}:${at + 1}: ${z.prettifyError(read.error)}`)
  })
}

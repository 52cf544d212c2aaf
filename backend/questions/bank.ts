import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import {
  type BankEntry,
  bankEntrySchema,
  type QuestionField,
  questionFields,
  type Unanswerable,
  unanswerableSchema,
} from './schema'

/** Where the bank stands in the project. */
export const bankFolder = path.join(import.meta.dirname, 'data')
const unanswerableFile = 'unanswerable.jsonl'

export type FiledEntry = BankEntry & { field: QuestionField; file: string; line: number }
export type QuestionBank = { entries: FiledEntry[]; unanswerable: Unanswerable[] }

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line, at) => {
    const parsed = schema.safeParse(JSON.parse(line))
    if (parsed.success) return parsed.data
    throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`)
  })
}

/** @throws Error naming file and line of what does not follow the schema */
export function readBank(folder = bankFolder): QuestionBank {
  const entries = questionFields.flatMap((field) => {
    const filed = path.join(folder, field)
    const names = existsSync(filed) ? readdirSync(filed).sort() : []
    return names.flatMap((name) =>
      readLines(path.join(filed, name), bankEntrySchema).map((entry, at) => ({
        ...entry,
        field,
        file: `${field}/${name}`,
        line: at + 1,
      })),
    )
  })
  const apart = path.join(folder, unanswerableFile)
  return { entries, unanswerable: existsSync(apart) ? readLines(apart, unanswerableSchema) : [] }
}

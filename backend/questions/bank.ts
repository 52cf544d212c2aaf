import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readLines } from './article-lines'
import {
  type BankEntry,
  bankEntrySchema,
  type QuestionField,
  questionFields,
  type Unanswerable,
  unanswerableSchema,
} from './schema'

/** Where the bank stands in the project. */
export const bankFolder = path.resolve('backend', 'questions', 'data')
const unanswerableFile = 'unanswerable.jsonl'

export type FiledEntry = BankEntry & { field: QuestionField; file: string; line: number }
export type QuestionBank = { entries: FiledEntry[]; unanswerable: Unanswerable[] }

/** @throws Error naming file and line of what does not follow the schema */
function readFolder(folder: string): QuestionBank {
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
  return {
    entries,
    unanswerable: readLines(path.join(folder, unanswerableFile), unanswerableSchema),
  }
}

let bank: QuestionBank | undefined

/**
 * The bank of the project, read once: a hundred thousand lines take a second, and every import asks for it.
 * @throws Error naming file and line of what does not follow the schema
 */
export function readBank(): QuestionBank {
  bank ??= readFolder(bankFolder)
  return bank
}

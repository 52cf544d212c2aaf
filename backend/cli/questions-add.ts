import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkExplanation } from '@/backend/explanations/check-explanation'
import { explanationsFolder } from '@/backend/explanations/explanations'
import { type Explanation, explanationSchema } from '@/backend/explanations/schema'
import { type ArticleLine, fileLines, readLines } from '@/backend/questions/article-lines'
import { bankFolder } from '@/backend/questions/bank'
import { checkEntry } from '@/backend/questions/check-entry'
import { type DraftEntry, readDraft } from '@/backend/questions/draft'
import { LawTexts } from '@/backend/questions/law-texts'
import { mergeQuestions } from '@/backend/questions/merge-questions'
import { type BankEntry, bankEntrySchema, questionFields } from '@/backend/questions/schema'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import { koreanDay } from '@/lib/korean-time'

const usage = `npm run -s questions:add -- --statutes FOLDER --field FIELD [--extend] DRAFT...
Files drafts (backend/questions/draft.ts says their form) into the bank and the explanations, with the hash of each
article's text of today. What has a fault is named and left out. Of an article that the bank has already the questions
are replaced, with --extend added to.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    statutes: { type: 'string' },
    field: { type: 'string' },
    extend: { type: 'boolean', default: false },
  },
})
const field = z.enum(questionFields).safeParse(values.field)
if (!values.statutes || !field.success || positionals.length === 0) {
  process.stderr.write(usage)
  process.exit(1)
}

const texts = new LawTexts(path.resolve(values.statutes), koreanDay(new Date()))
const faults: string[] = []
const entries = new Map<string, BankEntry[]>()
const explanations = new Map<string, Explanation[]>()

const titleOf = (law: string) => texts.law(law)?.title.replace(/\s+/g, '') ?? law
const bankFile = (law: string) => path.join(bankFolder, field.data ?? '', `${titleOf(law)}.jsonl`)

function addTo<T extends ArticleLine>(laws: Map<string, T[]>, line: T): void {
  laws.set(line.law, [...(laws.get(line.law) ?? []), line])
}

function extended(entry: BankEntry): BankEntry {
  const known = readLines(bankFile(entry.law), bankEntrySchema)
  const before = known.find(({ article }) => article === entry.article)
  return values.extend && before ? mergeQuestions(before, entry) : entry
}

function add({ explanation, ...questions }: DraftEntry, file: string): void {
  const { law, article: no } = questions
  const place = `${file}: ${law} 제${no}조`
  const article = texts.article(law, no)
  const hash = article ? articleHash(article.body) : ''
  const entry = { ...questions, hash }
  const wrong = checkEntry(entry, article).faults
  const draft = bankEntrySchema.safeParse(entry)
  // What is added to must stay readable too: an entry holds so many questions and no more.
  const parsed = draft.success ? bankEntrySchema.safeParse(extended(draft.data)) : draft
  if (article && !parsed.success) wrong.push(z.prettifyError(parsed.error))
  if (parsed.success && wrong.length === 0) addTo(entries, parsed.data)
  if (Object.keys(explanation).length > 0) {
    const explained = explanationSchema.safeParse({
      law,
      article: no,
      hash,
      reviewed: false,
      ...explanation,
    })
    const its = explained.success
      ? checkExplanation(explained.data, article).faults
      : [z.prettifyError(explained.error)]
    if (explained.success && its.length === 0) addTo(explanations, explained.data)
    wrong.push(...its)
  }
  faults.push(...wrong.map((fault) => `${place}: ${fault}`))
}

for (const file of positionals) {
  const draft = readDraft(readFileSync(file, 'utf8'))
  faults.push(...draft.faults.map((fault) => `${file}: ${fault}`))
  for (const entry of draft.entries) add(entry, file)
}
for (const [law, lines] of entries) fileLines(bankFile(law), bankEntrySchema, lines)
for (const [law, lines] of explanations)
  fileLines(path.join(explanationsFolder, `${titleOf(law)}.jsonl`), explanationSchema, lines)

const count = (laws: Map<string, unknown[]>) => [...laws.values()].flat().length
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(
  `${count(entries)} entries and ${count(explanations)} explanations of ${entries.size} laws added, ` +
    `${faults.length} faults\n`,
)
process.exitCode = faults.length > 0 ? 1 : 0

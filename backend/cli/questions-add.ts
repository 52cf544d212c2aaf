import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { articleHash } from '@/backend/questions/article-hash'
import { bankFolder } from '@/backend/questions/bank'
import { checkEntry } from '@/backend/questions/check-entry'
import { type DraftEntry, readDraft } from '@/backend/questions/draft'
import { LawTexts } from '@/backend/questions/law-texts'
import { type BankEntry, bankEntrySchema, questionFields } from '@/backend/questions/schema'
import { koreanDay } from '@/lib/korean-time'

const usage = `npm run -s questions:add -- --statutes FOLDER --field FIELD DRAFT...
Files drafts (backend/questions/draft.ts says their form) into the bank, with the hash of each article's text of today.
An entry with a fault is named and left out; an article that the bank has already is replaced.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { statutes: { type: 'string' }, field: { type: 'string' } },
})
const field = z.enum(questionFields).safeParse(values.field)
if (!values.statutes || !field.success || positionals.length === 0) {
  process.stderr.write(usage)
  process.exit(1)
}

const texts = new LawTexts(path.resolve(values.statutes), koreanDay(new Date()))
const faults: string[] = []
const added = new Map<string, BankEntry[]>()

function add(draft: DraftEntry, file: string): void {
  const place = `${file}: ${draft.law} 제${draft.article}조`
  const article = texts.article(draft.law, draft.article)
  const entry = { ...draft, hash: article ? articleHash(article.body) : '' }
  const wrong = checkEntry(entry, article).faults
  const parsed = bankEntrySchema.safeParse(entry)
  if (article && !parsed.success) wrong.push(z.prettifyError(parsed.error))
  if (parsed.success && wrong.length === 0)
    added.set(draft.law, [...(added.get(draft.law) ?? []), parsed.data])
  else faults.push(...wrong.map((fault) => `${place}: ${fault}`))
}

for (const file of positionals) {
  const draft = readDraft(readFileSync(file, 'utf8'))
  faults.push(...draft.faults.map((fault) => `${file}: ${fault}`))
  for (const entry of draft.entries) add(entry, file)
}

const numbersOf = (article: string) => article.split('의').map(Number)
function inOrder(a: BankEntry, b: BankEntry): number {
  const [x, y] = [numbersOf(a.article), numbersOf(b.article)]
  return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0)
}

let count = 0
for (const [law, entries] of added) {
  const title = texts.law(law)?.title.replace(/\s+/g, '') ?? law
  const file = path.join(bankFolder, field.data, `${title}.jsonl`)
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => bankEntrySchema.parse(JSON.parse(line)))
    : []
  const filed = new Map([...before, ...entries].map((entry) => [entry.article, entry]))
  const lines = [...filed.values()].sort(inOrder).map((entry) => JSON.stringify(entry))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  count += entries.length
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${count} entries of ${added.size} laws added, ${faults.length} faults\n`)
process.exitCode = faults.length > 0 ? 1 : 0

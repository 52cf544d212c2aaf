import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { LawTexts } from '@/backend/questions/law-texts'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import { koreanDay } from '@/lib/korean-time'

const usage = `npm run -s articles:check -- --statutes FOLDER [--accept] FILE.json
Holds a file of articles against statutes in the legalize-kr layout. FILE is an object from 민법#598 to the hash of the
text that somebody has read; what has changed since, and what is missing, is listed. --accept writes the present
hashes, once somebody has read what changed.
`

const { values, positionals } = parseArgs({
  options: { statutes: { type: 'string' }, accept: { type: 'boolean' } },
  allowPositionals: true,
})
const [file] = positionals
if (!values.statutes || !file) {
  process.stderr.write(usage)
  process.exit(1)
}

const texts = new LawTexts(path.resolve(values.statutes), koreanDay(new Date()))
const accepted = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
const faults: string[] = []
const present = Object.entries(accepted).map(([article, hash]): [string, string] => {
  const [title = '', no = ''] = article.split('#')
  const id = texts.idOf(title)
  const found = id ? texts.article(id, no) : null
  if (!found || found.repealed) {
    faults.push(`${article}: no such article in force`)
    return [article, hash]
  }
  const now = articleHash(found.body)
  if (now !== hash && !values.accept) faults.push(`${article}: the text has changed`)
  return [article, values.accept ? now : hash]
})
if (values.accept) writeFileSync(file, `${JSON.stringify(Object.fromEntries(present), null, 2)}\n`)
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${present.length} articles, ${faults.length} faults\n`)
process.exitCode = faults.length > 0 ? 1 : 0

import path from 'node:path'
import { parseArgs } from 'node:util'
import { bankFolder, readBank } from '@/backend/questions/bank'
import { checkBank } from '@/backend/questions/check-bank'
import { coverageOf } from '@/backend/questions/coverage'
import { LawTexts } from '@/backend/questions/law-texts'
import { koreanDay } from '@/lib/korean-time'

const usage = `npm run -s questions:check -- [--statutes FOLDER] [--statistics]
Checks the question bank and prints what it covers. FOLDER holds statutes in the legalize-kr layout: with it every
entry is held against the article's text of today, and --statistics prints the coverage of each statute too.
`

const { values } = parseArgs({
  options: {
    statutes: { type: 'string' },
    statistics: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}

const bank = readBank()
const texts = values.statutes
  ? new LawTexts(path.resolve(values.statutes), koreanDay(new Date()))
  : null
const report = checkBank(bank, texts ? (law, no) => texts.article(law, no) : undefined)
const titleOf =
  texts && values.statistics ? (law: string) => texts.law(law)?.title ?? law : undefined
process.stdout.write(`${coverageOf(bank, titleOf)}\n\n`)
const list = (title: string, rows: readonly string[]) => {
  if (rows.length > 0) process.stdout.write(`${title}: ${rows.length}\n  ${rows.join('\n  ')}\n`)
}
list('Stale', report.stale)
list('Not in force yet', report.pending)
list('Faults', report.faults)
process.stdout.write(
  `${path.relative(process.cwd(), bankFolder)}: ${bank.entries.length} entries, ${report.faults.length} faults\n`,
)
process.exitCode = report.faults.length > 0 || report.stale.length > 0 ? 1 : 0

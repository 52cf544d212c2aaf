import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkExplanation } from '@/backend/explanations/check-explanation'
import { readExplanations } from '@/backend/explanations/explanations'
import { LawTexts } from '@/backend/questions/law-texts'
import { koreanDay } from '@/lib/korean-time'

const usage = `npm run -s explanations:check -- --statutes FOLDER
Holds every plain explanation against the text of its article in FOLDER, statutes in the legalize-kr layout: the figures
in all four languages, the languages themselves, and whether the text has changed since.
`

const { values } = parseArgs({ options: { statutes: { type: 'string' } } })
if (!values.statutes) {
  process.stderr.write(usage)
  process.exit(1)
}

const texts = new LawTexts(path.resolve(values.statutes), koreanDay(new Date()))
const explanations = readExplanations()
const faults: string[] = []
const stale: string[] = []
for (const explanation of explanations) {
  const { law, article: no } = explanation
  const place = `${texts.law(law)?.title ?? law} 제${no}조`
  const report = checkExplanation(explanation, texts.article(law, no))
  faults.push(...report.faults.map((fault) => `${place}: ${fault}`))
  if (report.isStale) stale.push(place)
}
const list = (title: string, rows: readonly string[]) => {
  if (rows.length > 0) process.stdout.write(`${title}: ${rows.length}\n  ${rows.join('\n  ')}\n`)
}
list('The article has changed', stale)
list('Faults', faults)
const reviewed = explanations.filter((each) => each.reviewed).length
const laws = new Set(explanations.map(({ law }) => law)).size
process.stdout.write(
  `${explanations.length} explanations of ${laws} laws, ${reviewed} reviewed, ${faults.length} faults, ${stale.length} stale\n`,
)
process.exitCode = faults.length > 0 || stale.length > 0 ? 1 : 0

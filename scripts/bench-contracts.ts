import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareContracts } from '@/lib/contracts/compare/compare-contracts'
import { contractTypeNames, contractTypes, findingKinds } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'
import { standpointOf } from '@/lib/contracts/roles'
import { markedContracts } from '../tests/fixtures/contracts/marked-contracts'
import { addToScore, emptyScore, type LabelledContract, type Score } from './bench-contracts/score'

const usage = `npm run bench:contracts -- [--input LABELLED.jsonl] [--rules]
Scores the review of contracts on the labelled ones of the tests (and those of --input), and times the review of
twenty pages and the comparison of two times a hundred. --rules lists the precision of each rule.
`
const fixtures = path.join(import.meta.dirname, '../tests/fixtures/contracts')
const pageLength = 1_000
const mostReviewMs = 3_000
const mostCompareMs = 5_000

const readLabelled = (file: string): LabelledContract[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): LabelledContract => JSON.parse(line))

const typeOf = (name: string) =>
  contractTypes.find((type) => contractTypeNames[type] === name) ?? 'other'

function scoreOf(contracts: readonly LabelledContract[]): Score {
  const score = emptyScore()
  for (const contract of contracts) {
    const type = typeOf(contract.type)
    const side = standpointOf(type, contract.side)
    addToScore(score, contract, reviewContract(type, side, contract.text).findings)
  }
  return score
}

const share = (part: number, whole: number) => (whole === 0 ? '  –  ' : (part / whole).toFixed(3))
const print = (line: string) => process.stdout.write(`${line}\n`)

function printScore(name: string, count: number, score: Score): void {
  print(`\n${name}: ${count} contracts`)
  print('kind          labels findings recall precision')
  for (const kind of findingKinds) {
    const { labels, findings, found, right } = score.kinds.get(kind) ?? {
      labels: 0,
      findings: 0,
      found: 0,
      right: 0,
    }
    print(
      `${kind.padEnd(13)} ${String(labels).padStart(6)} ${String(findings).padStart(8)} ${share(found, labels).padStart(6)} ${share(right, findings).padStart(9)}`,
    )
  }
  print(`lawful clauses taken for defects: ${score.alarms} of ${score.lawful}`)
}

function printRules(score: Score): void {
  print('\nrule                               reported  right precision')
  const rules = [...score.rules].sort(([a], [b]) => a.localeCompare(b))
  for (const [rule, { reported, right }] of rules)
    print(
      `${rule.padEnd(34)} ${String(reported).padStart(8)} ${String(right).padStart(6)} ${share(right, reported).padStart(9)}`,
    )
}

const numbered = (text: string, from: number) => {
  let no = from
  return text.replace(/^제\s*\d+\s*조/gm, () => {
    no += 1
    return `제${no}조`
  })
}

/** Contracts one behind the other, numbered through, until there are so many pages. */
function longContract(texts: readonly string[], pages: number): string {
  const parts: string[] = []
  let [length, clauses, at] = [0, 0, 0]
  while (length < pages * pageLength) {
    const text = numbered(texts[at % texts.length] ?? '', clauses)
    clauses += text.match(/^제\d+조/gm)?.length ?? 0
    parts.push(text)
    length += text.length
    at += 1
  }
  return parts.join('\n')
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      input: { type: 'string' },
      rules: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const sets: [string, LabelledContract[]][] = [
    ['first set', readLabelled(path.join(fixtures, 'labelled.jsonl'))],
    ['marked set', markedContracts(path.join(fixtures, 'marked'))],
    ...(values.input
      ? [[values.input, readLabelled(values.input)] satisfies [string, LabelledContract[]]]
      : []),
  ]
  for (const [name, contracts] of sets) printScore(name, contracts.length, scoreOf(contracts))
  if (values.rules) printRules(scoreOf(sets.flatMap(([, contracts]) => contracts)))

  const long = markedContracts(path.join(fixtures, 'marked'))
    .map(({ text }) => text)
    .filter((text) => /^제\s*\d+\s*조/m.test(text))
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const text = longContract([...long.slice(round % long.length), ...long], 20)
    const begun = performance.now()
    reviewContract(contractTypes[round % contractTypes.length] ?? 'other', 'neutral', text)
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0
  print(`\nreview of 20 pages: p95 ${Math.round(p95)} ms (at most ${mostReviewMs})`)
  const before = longContract(long, 100)
  const after = longContract([...long.slice(1), ...long.slice(0, 1)], 100)
    .replaceAll('하여야 한다', '할 수 있다')
    .replaceAll('30일', '45일')
  const begun = performance.now()
  compareContracts({ type: 'service', standpoint: 'neutral', before, after })
  const compared = performance.now() - begun
  print(`comparison of twice 100 pages: ${Math.round(compared)} ms (at most ${mostCompareMs})`)
  return p95 <= mostReviewMs && compared <= mostCompareMs ? 0 : 1
}

process.exitCode = await main()

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseDecision } from '@/backend/corpus/parse-decision'
import { parseStatute } from '@/backend/corpus/parse-statute'
import type { ParsedDecision } from '@/backend/corpus/types'
import { decisionCheck } from '@/lib/korean-law/citations/decision-check'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import type { KnownDecision } from '@/lib/korean-law/citations/types'
import { findCaseCode } from '@/lib/korean-law/judgment/case-codes'
import { parseCaseNumber } from '@/lib/korean-law/judgment/case-number'
import { LawNames } from '@/lib/korean-law/names/law-names'
import { koreanDay } from '@/lib/korean-time'

/**
 * `npx tsx backend/cli/measure.ts STATUTES DECISIONS`: parses folders of the legalize-kr layout, writes
 * nothing, and prints how much of them is understood.
 */
const usage = 'usage: measure.ts STATUTES-FOLDER DECISIONS-FOLDER\n'

function* markdownFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.md')) yield path.join(folder, name)
  }
}

function count<K>(counts: Map<K, number>, key: K, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function print(title: string, counts: ReadonlyMap<unknown, number>): void {
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([key, n]) => `  ${key}: ${n}`)
  process.stdout.write(`${title}\n${rows.join('\n')}\n`)
}

function readStatutes(folder: string) {
  const articles = new Map<string, ReadonlySet<string>>()
  const editions: { lawId: string; title: string; date: string; length: number }[] = []
  const totals = new Map<string, number>()
  const today = koreanDay(new Date())
  for (const file of markdownFiles(folder)) {
    const law = parseStatute(readFileSync(file, 'utf8'), today)
    articles.set(law.lawId, new Set(law.articles.map(({ no }) => no)))
    const { lawId, title, promulgatedOn, textLength: length } = law
    editions.push({ lawId, title, date: promulgatedOn ?? '', length })
    count(totals, 'laws')
    count(totals, 'articles', law.articles.length)
    count(totals, 'laws not in force yet', law.pending ? 1 : 0)
    count(totals, 'pending articles', law.articles.filter(({ pending }) => pending).length)
    count(totals, 'repealed articles', law.articles.filter(({ repealed }) => repealed).length)
  }
  print('Statutes', totals)
  editions.sort((a, b) => b.date.localeCompare(a.date) || b.length - a.length)
  // The resolver takes the first of two current laws with one title: newest and longest here.
  const names = new LawNames(editions.map(({ lawId, title }) => ({ lawId, title, current: true })))
  return { names, articles }
}

type Statutes = ReturnType<typeof readStatutes>

class Decisions {
  readonly byNumber = new Map<string, KnownDecision[]>()
  readonly totals = new Map<string, number>()
  readonly outcomes = new Map<string, number>()
  readonly articles = new Map<string, number>()
  /** 참조판례 of every 30th decision, checked when all are known. */
  readonly caseTexts: { text: string; court: string }[] = []
  readonly unreadable: string[] = []
  milliseconds = 0

  constructor(private readonly statutes: Statutes) {}

  read(file: string): void {
    const text = readFileSync(file, 'utf8')
    const began = performance.now()
    try {
      this.add(parseDecision(text))
    } catch (error) {
      this.unreadable.push(`${file}: ${error instanceof Error ? error.message : error}`)
    }
    this.milliseconds += performance.now() - began
  }

  private add(decision: ParsedDecision): void {
    const { serial, caseNumber, court, judgmentDate: date, caseName, courtLevel } = decision
    for (const number of decision.numbers) {
      const known = { serial, caseNumber, court, date, caseName }
      this.byNumber.set(number, [...(this.byNumber.get(number) ?? []), known])
      const code = parseCaseNumber(number)?.code ?? ''
      if (!findCaseCode(code)) count(this.totals, `numbers with unknown code ${code}`)
    }
    count(this.totals, 'decisions')
    count(
      this.totals,
      'with numbered issues',
      decision.issues.some(({ no }) => no !== null) ? 1 : 0,
    )
    count(this.totals, 'history entries', decision.history.length)
    count(this.totals, 'overruling candidates', decision.overruling.length)
    count(this.outcomes, `${courtLevel === 'supreme' ? 'supreme' : 'lower'} ${decision.outcome}`)
    for (const { source, lawName, articleNo } of decision.articleCitations) {
      const law = this.statutes.names.resolve(lawName)
      const held = law && articleNo && this.statutes.articles.get(law.lawId)?.has(articleNo)
      count(this.articles, `${source}: ${held ? 'article' : law ? 'law only' : 'unknown law'}`)
    }
    if (decision.caseText && serial % 30 === 0) {
      this.caseTexts.push({ text: decision.caseText, court })
    }
  }

  checkCitations(): Map<string, number> {
    const states = new Map<string, number>()
    const today = koreanDay(new Date())
    for (const { text, court } of this.caseTexts) {
      for (const citation of extractDecisionCitations(text, { self: court })) {
        const held = citation.numbers.some(({ number }) => this.byNumber.has(number ?? ''))
        const { state, reason } = decisionCheck(citation, this.byNumber, today)
        count(states, `${held ? 'in the corpus' : 'elsewhere'}: ${state} ${reason ?? ''}`)
      }
    }
    return states
  }
}

const [statutesFolder, decisionsFolder] = parseArgs({ allowPositionals: true }).positionals
if (!statutesFolder || !decisionsFolder) {
  process.stderr.write(usage)
  process.exit(2)
}
const decisions = new Decisions(readStatutes(statutesFolder))
for (const file of markdownFiles(decisionsFolder)) decisions.read(file)
print('Decisions', decisions.totals)
print('Outcomes', decisions.outcomes)
print('Article references', decisions.articles)
print('참조판례 of a sample', decisions.checkCitations())
process.stdout.write(`Parsed in ${(decisions.milliseconds / 1000).toFixed(0)} s of one core.\n`)
process.stdout.write(
  `Unreadable: ${decisions.unreadable.length}\n${decisions.unreadable.join('\n')}\n`,
)

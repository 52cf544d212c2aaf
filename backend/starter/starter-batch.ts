import type { ParsedBatch } from '@/backend/corpus/parse-batch'
import { addDecision, addLaw, columnLiterals, noRows } from '@/backend/corpus/rows'
import type { ParsedArticle, ParsedDecision, ParsedLaw } from '@/backend/corpus/types'
import type { StarterArticle, StarterDecision, StarterLaw } from '@/lib/corpus/starter-schema'
import { caseNumberMembers, caseNumberYear } from '@/lib/korean-law/judgment/case-number'
import { readCourt } from '@/lib/korean-law/judgment/court'
import { lawKey } from '@/lib/korean-law/names/law-names'
import type { StarterCorpus } from './read-starter'

/** Never the hash of a file, so that the official text always replaces a summary. */
const summaryHash = 'starter'

const officialDecision = (serial: string) =>
  `https://www.law.go.kr/LSW/precInfoP.do?precSeq=${serial}`

/** The order of articles in a law: 839, 839의2, 840. */
function byNumber(a: StarterArticle, b: StarterArticle): number {
  const [left, right] = [a, b].map(({ no }) => no.split('의').map(Number)) as [number[], number[]]
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function lawOf(law: StarterLaw, articles: StarterArticle[], today: string): ParsedLaw {
  const parsed = articles.sort(byNumber).map(
    ({ no, title, path, summary }, position): ParsedArticle => ({
      no,
      position,
      title,
      path,
      body: summary,
      pending: false,
      repealed: false,
    }),
  )
  return {
    lawId: law.lawId,
    mst: null,
    title: law.title,
    titleKey: lawKey(law.title),
    kind: law.kind,
    ministries: law.ministries,
    promulgatedOn: law.promulgatedOn,
    promulgationNo: law.promulgationNo,
    effectiveOn: law.effectiveOn,
    pending: law.effectiveOn > today,
    sourceUrl: law.url,
    addenda: '',
    isSummary: true,
    sourceHash: summaryHash,
    textLength: 0,
    articles: parsed,
  }
}

function decisionOf(decision: StarterDecision, titles: Map<string, string>): ParsedDecision {
  const court = readCourt(decision.court)
  const numbers = caseNumberMembers(decision.caseNumber)
  const firstNumber = numbers[0] ?? decision.caseNumber
  const articles = decision.citedArticles.flatMap((id) => {
    const [lawId = '', articleNo = ''] = id.split('#')
    const lawName = titles.get(lawId)
    return lawName
      ? [{ lawName, articleNo, asWritten: `${lawName} 제${articleNo.replace(/^\d+/, '$&조')}` }]
      : []
  })
  const only = decision.issues.length === 1
  const numbered = (no: number, text: string) => (only ? text : `[${no}] ${text}`)
  return {
    serial: Number(decision.serial),
    caseNumber: decision.caseNumber,
    firstNumber,
    numbers: numbers.length > 0 ? numbers : [firstNumber],
    caseName: decision.caseName,
    court: court.name,
    courtLevel: court.level,
    judgmentDate: decision.judgmentDate,
    numberYear: caseNumberYear(firstNumber),
    caseType: decision.caseType,
    judgmentKind: decision.judgmentKind,
    outcome: decision.outcome,
    enBanc: decision.enBanc,
    issues: decision.issues.map(({ no, issue, gist }) => ({
      no: only ? null : no,
      issue,
      gist,
      articles: [],
      cases: [],
    })),
    issueText: decision.issues.map(({ no, issue }) => numbered(no, issue)).join('\n'),
    gistText: decision.issues.map(({ no, gist }) => numbered(no, gist)).join('\n'),
    articleText: articles.map(({ asWritten }) => asWritten).join(', '),
    caseText: decision.citedCases.join(', '),
    body: '',
    sourceUrl: officialDecision(decision.serial),
    isSummary: true,
    sourceHash: summaryHash,
    articleCitations: articles.map((cited, position) => ({
      ...cited,
      position,
      issueNo: null,
      source: 'headnote',
      former: false,
    })),
    decisionCitations: decision.citedCases.map((number, position) => ({
      position,
      issueNo: null,
      source: 'headnote',
      number,
      court: null,
      date: null,
      enBanc: false,
      asWritten: number,
    })),
    history: [],
    overruling: [],
  }
}

/** The starter corpus as one batch of the import. */
export function starterBatch(starter: StarterCorpus, today: string): ParsedBatch {
  const rows = noRows()
  const titles = new Map(starter.laws.map(({ lawId, title }) => [lawId, title]))
  for (const law of starter.laws) {
    const own = starter.articles.filter(({ lawId }) => lawId === law.lawId)
    addLaw(rows, lawOf(law, own, today), summaryHash)
  }
  for (const decision of starter.decisions)
    addDecision(rows, decisionOf(decision, titles), summaryHash)
  return {
    serials: starter.decisions.map(({ serial }) => Number(serial)),
    lawIds: starter.laws.map(({ lawId }) => lawId),
    columns: columnLiterals(rows),
    bad: [],
  }
}

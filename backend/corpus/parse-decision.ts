import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CourtLevel, Outcome } from '@/lib/korean-law/constants'
import { findCaseCode } from '@/lib/korean-law/judgment/case-codes'
import { caseNumberMembers, parseCaseNumber } from '@/lib/korean-law/judgment/case-number'
import { readCourt } from '@/lib/korean-law/judgment/court'
import { readHistory } from '@/lib/korean-law/judgment/history'
import { joinIssues } from '@/lib/korean-law/judgment/issues'
import { readDate } from '@/lib/korean-law/judgment/judgment-date'
import { closingFormula, orderSection, readOutcome } from '@/lib/korean-law/judgment/outcome'
import { findOverruling } from '@/lib/korean-law/judgment/overruling'
import { articlesCited, decisionsCited } from './decision-citations'
import { BadSourceError, readFrontMatter, textField } from './front-matter'
import { cleanText } from './source-text'
import type { JudgmentKind, ParsedDecision, ParsedIssue } from './types'

const headSchema = z.object({
  serial: z.coerce.number().int().positive(),
  caseNumber: z.string().min(1).max(4000),
  caseName: z.string(),
  court: z.string().min(1).max(100),
  caseType: z.string().max(40),
  sourceUrl: z.string().nullable(),
  date: z.string(),
  isSummary: z.boolean(),
})

const sectionNames = ['판시사항', '판결요지', '참조조문', '참조판례', '판례내용'] as const
type SectionName = (typeof sectionNames)[number]

/**
 * Reads a decision in the legalize-kr layout.
 * @throws BadSourceError naming what is wrong with the file
 */
export function parseDecision(text: string): ParsedDecision {
  const front = readFrontMatter(text)
  const parsed = headSchema.safeParse({
    serial: textField(front, '판례일련번호'),
    caseNumber: textField(front, '사건번호'),
    caseName: textField(front, '사건명'),
    court: textField(front, '법원명'),
    caseType: textField(front, '사건종류'),
    sourceUrl: textField(front, '출처') || null,
    date: textField(front, '선고일자'),
    isSummary: textField(front, '요약') === 'true',
  })
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'))
    throw new BadSourceError('bad-field', names.join(', '))
  }
  const head = parsed.data
  const numbers = caseNumberMembers(head.caseNumber)
  const firstNumber = numbers[0]
  if (firstNumber === undefined)
    throw new BadSourceError('bad-case-number', head.caseNumber.slice(0, 60))
  const { name: court, level: courtLevel } = readCourt(head.court)
  const sections = readSections(front.rest)
  const body = sections.판례내용
  const history = readHistory(body, firstNumber, court)
  const own = new Set([...numbers, ...history.map(({ number }) => number)])
  const articles = articlesCited(sections.참조조문, body)
  const cases = decisionsCited(sections.참조판례, body, court, own)
  const number = parseCaseNumber(firstNumber)
  return {
    serial: head.serial,
    caseNumber: cleanText(head.caseNumber),
    firstNumber,
    numbers,
    caseName: cleanText(head.caseName).replace(/\n/g, ' '),
    court,
    courtLevel,
    judgmentDate: readDate(head.date),
    numberYear: number?.year ?? null,
    caseType: head.caseType,
    judgmentKind: kindOf(body, number?.code),
    outcome: outcomeOf(body, courtLevel, head.caseType),
    enBanc: courtLevel === 'supreme' && chiefJusticePresides.test(body.slice(-1500)),
    issues: joinHeadnotes(sections, articles.byIssue, cases.byIssue),
    issueText: sections.판시사항,
    gistText: sections.판결요지,
    articleText: sections.참조조문,
    caseText: sections.참조판례,
    body,
    sourceUrl: head.sourceUrl,
    isSummary: head.isSummary,
    sourceHash: createHash('sha256').update(text).digest('hex'),
    articleCitations: articles.rows,
    decisionCitations: cases.rows,
    history,
    overruling: courtLevel === 'supreme' ? findOverruling(body, court, numbers) : [],
  }
}

function outcomeOf(body: string, level: CourtLevel, caseType: string): Outcome | null {
  const order = orderSection(body)
  const formula = order || level !== 'supreme' ? order : closingFormula(body)
  return readOutcome(formula, level, caseType)
}

/** Only the full bench has the Chief Justice (대법원장) in the chair. */
const chiefJusticePresides = /대법원장\s*[가-힣]{2,4}\s?\(재판장\)/

/** A heading inside the text of the decision is text: nothing is split after 판례내용. */
function readSections(rest: string): Record<SectionName, string> {
  const sections: Record<SectionName, string> = {
    판시사항: '',
    판결요지: '',
    참조조문: '',
    참조판례: '',
    판례내용: '',
  }
  const heading = /^## (판시사항|판결요지|참조조문|참조판례|판례내용)[ \t]*\r?$/gm
  let name: SectionName | null = null
  let from = 0
  for (let match = heading.exec(rest); match; match = heading.exec(rest)) {
    if (name && !sections[name]) sections[name] = cleanText(rest.slice(from, match.index))
    name = match[1] as SectionName
    from = match.index + match[0].length
    if (name === '판례내용') break
  }
  if (name && !sections[name]) sections[name] = cleanText(rest.slice(from))
  return sections
}

/** The closing formula says how the court decided; where it is missing the code's usual form stands. */
function kindOf(body: string, code: string | undefined): JudgmentKind {
  const formula = /주문과\s?같이\s?(판결|결정|명령)/.exec(body)?.[1] as JudgmentKind | undefined
  return formula ?? findCaseCode(code ?? '')?.kind ?? '판결'
}

function joinHeadnotes(
  sections: Record<SectionName, string>,
  articles: ReadonlyMap<number | null, string[]>,
  cases: ReadonlyMap<number | null, string[]>,
): ParsedIssue[] {
  const issues = joinIssues(sections.판시사항, sections.판결요지).map((issue) => ({
    ...issue,
    articles: articles.get(issue.no) ?? [],
    cases: cases.get(issue.no) ?? [],
  }))
  const loose = issues.some(({ no }) => no === null)
  const articlesLeft = articles.get(null) ?? []
  const casesLeft = cases.get(null) ?? []
  if (loose || (articlesLeft.length === 0 && casesLeft.length === 0)) return issues
  // References without number under numbered issues belong to all of them: an issue of their own.
  return [...issues, { no: null, issue: '', gist: '', articles: articlesLeft, cases: casesLeft }]
}

import { decisionsBeside, directCitations, subjectOf } from '@/backend/store/similar-decisions'
import { limits } from '@/lib/corpus/constants'
import type { SimilarCase } from '@/lib/corpus/similar-case-schema'
import { AppError } from '@/lib/errors'
import type { ServiceContext } from './context'

/** Enough that the list is mostly full without the decisions that cite or are cited. */
const candidates = 60
const mostNamed = 3

/** (적극), (=무효): how an issue was decided says nothing about what it is. */
const decided = /\((?:(?:원칙적|한정|일부)\s*)?(?:적극|소극)\)|\(=[^)]*\)/g

function bigrams(text: string): Set<string> {
  const letters = [...text.replace(/\s+/g, '')]
  return new Set(letters.map((letter, at) => `${letter}${letters[at + 1] ?? ''}`))
}

/** Of a decision's issues the one whose letters are told most by the other's: why it was found. */
function nearestIssue(issues: readonly string[], told: ReadonlySet<string>): string | null {
  const shared = issues.map((issue) => {
    const own = [...bigrams(issue)]
    return { issue, share: own.filter((pair) => told.has(pair)).length / own.length }
  })
  return shared.toSorted((x, y) => y.share - x.share)[0]?.issue ?? null
}

/**
 * Decisions on the same question, by the words of its issues. What both cite is named as the reason; it does not
 * rank, because the issues alone found more of what courts cite for a question (docs/decisions/0032).
 * Decisions that cite this one or that it cites are left out: they are listed as such.
 */
export async function similarCases(
  { sql, engine }: Pick<ServiceContext, 'sql' | 'engine'>,
  serial: number,
): Promise<SimilarCase[]> {
  const subject = await subjectOf(sql, serial)
  if (!subject) throw new AppError('caseNotFound', { details: { caseNumber: String(serial) } })
  const { issues, caseName, reasons } = subject
  const told = issues.length > 0 ? issues.join(' ') : `${caseName} ${reasons}`
  const [found, direct] = await Promise.all([
    engine.search({
      target: 'cases',
      text: told.replace(decided, '').slice(0, limits.queryMax),
      filters: {},
      actsOnly: false,
      sort: 'relevance',
      offset: 0,
      limit: candidates,
    }),
    directCitations(sql, serial),
  ])
  const known = new Set([serial, ...direct])
  const near = found.hits.map((hit) => Number(hit.id)).filter((id) => !known.has(id))
  const shown = near.slice(0, limits.similarCases)
  const beside = new Map(
    (await decisionsBeside(sql, serial, shown)).map((each) => [each.serial, each]),
  )
  const pairs = bigrams(told)
  return shown.flatMap((id) => {
    const decision = beside.get(id)
    if (!decision) return []
    const { issues: itsIssues, articles, cases, ...ref } = decision
    return {
      ...ref,
      issue: nearestIssue(itsIssues, pairs),
      articles: articles.slice(0, mostNamed),
      cases: cases.slice(0, mostNamed),
    }
  })
}

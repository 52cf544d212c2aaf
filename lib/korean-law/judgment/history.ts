import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import { findCaseCode } from './case-codes'
import { caseNumberMembers, parseCaseNumber } from './case-number'
import { readCourt } from './court'

/** A decision in the same case at another court. */
export type HistoryEntry = {
  relation: 'previous' | 'subsequent' | 'related'
  court: string | null
  number: string
  /** yyyy-mm-dd. */
  date: string | null
}

/** Sections that name an earlier decision in the same case: the one appealed from, remitted by, reopened. */
const previousHead =
  /【\s*(?:원심(?:판결|결정|심결|명령)?|원(?:판결|결정|심결)|제?\s?[12]심(?:판결|결정|심판)?|항소심(?:판결|결정)|환송\s?(?:판결|전\s?(?:원심)?판결|결정)|(?:준?재심)\s?대상\s?(?:판결|결정|화해조서|조정조서)|전심판결)\s*】([^【]{0,400})/g

const relatedHead = /【\s*연관판결\s*】([^【\n]{0,600})/g
const relatedEntry = /([^,\s-][^,-]*),\s*([^,]*?\d[^,]*),\s*(\d)심/g

const instances = { first: 1, second: 2, third: 3 } as const
/** History stands in the head of a decision. */
const headLength = 8000

/**
 * Reads the history of a case from the head of a decision's body.
 * @param self normalised first number of the decision itself
 * @param selfCourt its court, meant by 당원
 */
export function readHistory(body: string, self: string, selfCourt: string): HistoryEntry[] {
  const head = body.slice(0, headLength)
  const entries = new Map<string, HistoryEntry>()
  const add = (entry: HistoryEntry) => {
    if (entry.number !== self && !entries.has(entry.number)) entries.set(entry.number, entry)
  }
  for (const match of head.matchAll(previousHead)) {
    for (const { court, date, numbers } of extractDecisionCitations(match[1] ?? '', {
      self: selfCourt,
    })) {
      for (const { number } of numbers)
        if (number) add({ relation: 'previous', court, number, date })
    }
  }
  for (const match of head.matchAll(relatedHead)) {
    for (const entry of readRelated(match[1] ?? '', self)) add(entry)
  }
  return [...entries.values()]
}

/** `서울고등법원,2012누28645,2심-대법원,2013두11314,3심` */
function readRelated(list: string, self: string): HistoryEntry[] {
  const rows = [...list.matchAll(relatedEntry)].map(([, court = '', numbers = '', instance]) => ({
    court: readCourt(court).name,
    members: caseNumberMembers(numbers),
    instance: Number(instance),
  }))
  const own = ownInstance(
    self,
    rows.map((row) => row.instance),
  )
  return rows.flatMap(({ court, members, instance }) =>
    members.map((number): HistoryEntry => {
      const relation =
        own === null || own === instance ? 'related' : instance < own ? 'previous' : 'subsequent'
      return { relation, court, number, date: null }
    }),
  )
}

/** By the code of its number, else the one instance that the list leaves out. */
function ownInstance(self: string, listed: number[]): number | null {
  const code = parseCaseNumber(self)?.code
  const instance = code && findCaseCode(code)?.instance
  if (instance === 'first' || instance === 'second' || instance === 'third')
    return instances[instance]
  const left = [1, 2, 3].filter((n) => !listed.includes(n))
  return left.length === 1 ? (left[0] ?? null) : null
}

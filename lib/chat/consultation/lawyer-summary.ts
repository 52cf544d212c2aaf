import type { Source } from '@/lib/chat/parts/source'
import type { ChatMessage, Part, PartOf } from '@/lib/chat/schema'
import { limitationSentences } from './limitation-sentences'
import { missingFacts } from './missing-facts'
import type { Intake } from './schema'
import type { LawyerSummary } from './types'
import { byTime } from './when'

const mostIssues = 6
const mostPeriods = 6

const partsOf = <Kind extends Part['kind']>(message: ChatMessage, kind: Kind): PartOf<Kind>[] =>
  message.parts.filter((part): part is PartOf<Kind> => part.kind === kind)

/** Numbers in front of an issue ([1], 가.) belong to the decision it stands in. */
const withoutMark = (issue: string) => issue.replace(/^(?:\[\d+\]|[가-하]\.|\(\d+\))\s*/, '').trim()

function issuesOf(message: ChatMessage): string[] {
  const leads = partsOf(message, 'passages').flatMap(({ passages }) =>
    passages.flatMap(({ lead }) => lead ?? []),
  )
  const next = partsOf(message, 'follow-ups').flatMap(({ questions }) =>
    questions.flatMap((each) => (each.about === 'issue' ? [each.text] : [])),
  )
  return [...new Set([...leads, ...next].map(withoutMark))].slice(0, mostIssues)
}

/** What the answer shows of each of its sources, letter for letter. */
function wordsOf(message: ChatMessage, source: Source): string[] {
  const { no } = source
  return [
    ...partsOf(message, 'passages').flatMap(({ passages }) =>
      passages
        .filter((each) => each.source === no)
        .flatMap(({ lines }) => lines.map(({ text }) => text)),
    ),
    ...partsOf(message, 'short').flatMap(({ sentences }) =>
      sentences.filter((each) => each.source === no).map(({ text }) => text),
    ),
    ...partsOf(message, 'quote')
      .filter((each) => each.source === no && each.verbatim)
      .map(({ text }) => text),
    source.passage,
  ]
}

function periodsOf(message: ChatMessage, sources: readonly Source[]): LawyerSummary['periods'] {
  const seen = new Set<string>()
  const found = sources.flatMap((source) =>
    wordsOf(message, source)
      .flatMap(limitationSentences)
      .filter((text) => {
        const key = text.replace(/\s/g, '')
        return seen.has(key) ? false : seen.add(key)
      })
      .map((text) => ({ source: source.label, href: source.href, text })),
  )
  return found.slice(0, mostPeriods)
}

function outcomeOf(message: ChatMessage | null): LawyerSummary['answer'] {
  if (message === null) return 'failed'
  if (message.state === 'writing') return 'writing'
  if (partsOf(message, 'sources').length > 0) return 'given'
  return partsOf(message, 'refusal').length > 0 ? 'refused' : 'failed'
}

/**
 * Puts together what a lawyer reads first. It says nothing of its own about the law: issues, statutes,
 * decisions and periods are only those of the answer's sources.
 * @param message the answer to the intake's question; null when there is none
 */
export function lawyerSummary(intake: Intake, message: ChatMessage | null): LawyerSummary {
  const { role, other, people, what, events, ...rest } = intake
  const sources = message ? partsOf(message, 'sources').flatMap((part) => part.sources) : []
  return {
    ...rest,
    asker: role,
    other,
    people,
    account: what,
    timeline: [...events].sort(byTime),
    issues: message ? issuesOf(message) : [],
    statutes: sources
      .filter(({ type }) => type === 'article')
      .map(({ label, title, href, state, effectiveOn }) => ({
        label,
        title,
        href,
        state,
        effectiveOn,
      })),
    decisions: sources
      .filter(({ type }) => type === 'case')
      .map(({ label, title, href, overruledBy }) => ({
        label,
        title,
        href,
        overruledBy: overruledBy?.label ?? null,
      })),
    missing: missingFacts(intake),
    periods: message ? periodsOf(message, sources) : [],
    answer: outcomeOf(message),
  }
}

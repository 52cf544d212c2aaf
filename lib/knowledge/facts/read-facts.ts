import { measuresIn } from '@/lib/knowledge/index/measures'
import type { Passage } from '@/lib/knowledge/index/passages'
import { dayFromParts, isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { type Fact, type FactKind, longestFactQuote } from './fact'
import { partiesIn } from './parties'

type Found = Pick<Fact, 'kind' | 'label' | 'value' | 'day'> & { start: number; end: number }

const mostOfKind = 200
/** Characters before a figure in which the word for it is looked for. */
const reach = 40

const amountWords =
  /(?:임대차\s?)?보증금|월\s?차임|차임|월세|관리비|권리금|매매\s?대금|계약금액|계약금|중도금|잔금|공사\s?대금|용역\s?대금|물품\s?대금|대금|위약금|위약벌|지체상금|손해배상(?:액|금)?|연봉|월급|기본급|임금|퇴직금|상여금|수수료|차용금|대여금|원금|이자|합의금|위자료|벌금|과태료|보수|선급금|한도/g
const dateWords =
  /계약\s?(?:체결|기간)|체결|작성|시행|효력\s?발생|시작|개시|착수|입주|인도|명도|납품|준공|지급|납부|상환|변제|잔금|중도금|계약금|만료|종료|만기|해지|퇴사|입사|출석|회의|제출|신청/g
/** What makes a day the end of a time. */
const until = /^\s*(?:\([^()]{0,8}\)\s*)?(?:까지|이내|전까지|안에|한\b|限)/
const endWords = /기한|만료|종료|만기|납기|마감|시한|변제기|이행기|지급기일/
const untilForeign = /(?:by|before|until|no later than|on or before|expires? on|due(?: on)?)\s*$/i
/** 30일 이내, 1개월 전까지: no day of its own. */
const relative =
  /(?:[가-힣]{1,12}(?:일|날|때|후)(?:로)?부터\s?)?(?:\d{1,3}|[일이삼사오육칠팔구십]{1,3})\s?(?:영업일|일|주일|주|개월|월|년)\s?(?:이내|내에|안에|전까지)/g

function lastWord(words: RegExp, text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at)
  return [...before.matchAll(words)].at(-1)?.[0].replace(/\s+/g, '') ?? ''
}

const dayOf = (value: string): string | null => {
  const [year, month, day] = value.slice(1).split('-').map(Number)
  if (!year || !month || !day) return null
  const written = dayFromParts(year, month, day)
  return isCalendarDay(written) ? written : null
}

/** The sentence or line around a place. */
function quoteAt(text: string, start: number, end: number): string {
  const before = text.slice(0, start)
  const from = Math.max(
    before.lastIndexOf('\n') + 1,
    before.lastIndexOf('다. ') + 3 > 2 ? before.lastIndexOf('다. ') + 3 : 0,
  )
  const rest = text.slice(end)
  const stops = [rest.indexOf('\n'), rest.search(/다\.(?:\s|$)/) + 2].filter((at) => at > 1)
  const to = end + (stops.length > 0 ? Math.min(...stops) : rest.length)
  const whole = text.slice(from, to).trim()
  if (whole.length <= longestFactQuote) return whole
  const first = Math.max(from, start - 80)
  return text.slice(first, first + longestFactQuote).trim()
}

function figuresIn(text: string): Found[] {
  return measuresIn(text).flatMap(({ value, start, end, isSure }): Found[] => {
    if (!isSure) return []
    if (value.startsWith('₩')) {
      const label = lastWord(amountWords, text, start)
      return [{ kind: 'amount', label, value: value.slice(1), day: null, start, end }]
    }
    const day = dayOf(value)
    if (!day) return []
    const label = lastWord(dateWords, text, start)
    const ends =
      until.test(text.slice(end).replace(/^일?[.\s]*/, '')) ||
      endWords.test(text.slice(Math.max(0, start - 16), start)) ||
      untilForeign.test(text.slice(Math.max(0, start - 24), start))
    return [{ kind: ends ? 'deadline' : 'date', label, value: day, day, start, end }]
  })
}

function periodsIn(text: string): Found[] {
  return [...text.matchAll(relative)].map((match) => ({
    kind: 'deadline',
    label: lastWord(dateWords, text, match.index),
    value: match[0].replace(/\s+/g, ' ').slice(0, 120),
    day: null,
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function lawIn(text: string): Found[] {
  const articles = extractArticleCitations(text).flatMap(
    ({ lawName, articleNo, former, start, end }): Found[] =>
      articleNo && !former && lawName
        ? [
            {
              kind: 'law',
              label: '',
              value: `${lawName} ${articleLabel(articleNo)}`.slice(0, 120),
              day: null,
              start,
              end,
            },
          ]
        : [],
  )
  const decisions = extractDecisionCitations(text).flatMap(({ numbers, start, end }): Found[] => {
    const [first] = numbers
    return first?.number
      ? [{ kind: 'law', label: '', value: first.number.slice(0, 120), day: null, start, end }]
      : []
  })
  return [...articles, ...decisions]
}

const factsOf = (text: string): Found[] => [
  ...partiesIn(text).map((party): Found => ({ ...party, kind: 'party', day: null })),
  ...figuresIn(text),
  ...periodsIn(text),
  ...lawIn(text),
]

/**
 * Parties, dates, amounts, deadlines and cited law of a document, each once, with the passage and the page it
 * was read on. By patterns alone: what a text says in other words is not found.
 */
export function readFacts(passages: readonly Passage[]): Fact[] {
  const known = new Set<string>()
  const counts = new Map<FactKind, number>()
  return passages.flatMap(({ text, page }, passage) =>
    factsOf(text).flatMap(({ start, end, ...fact }): Fact[] => {
      const key = [fact.kind, fact.label, fact.value].join('\n')
      const count = counts.get(fact.kind) ?? 0
      if (known.has(key) || count >= mostOfKind) return []
      known.add(key)
      counts.set(fact.kind, count + 1)
      return [{ ...fact, quote: quoteAt(text, start, end), passage, page }]
    }),
  )
}

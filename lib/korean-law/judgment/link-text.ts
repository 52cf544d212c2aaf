import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import { lawKey } from '@/lib/korean-law/names/law-names'
import type { CitingJudgment, LinkTarget, TextSegment } from '@/lib/korean-law/types'
import { caseNumberMembers } from './case-number'

type Spotted = { start: number; end: number; target: LinkTarget }

/** Answers the text [from, to) of the judgment with its citations as links. */
export type TextLinker = (from: number, to: number) => TextSegment[]

/** The law whose name ends the words as written, and the words before it: `오히려 민법` is 민법. */
function knownLaw(
  written: string,
  ids: ReadonlyMap<string, string>,
): { lawId: string; before: string } | null {
  const words = written.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    const lawId = ids.get(lawKey(words.slice(from).join(' ')))
    if (lawId !== undefined) return { lawId, before: words.slice(0, from).join(' ') }
  }
  return null
}

function spotArticles({ articles, body }: CitingJudgment): Spotted[] {
  const held = new Set(articles.flatMap(({ articleId }) => articleId ?? []))
  const ids = new Map<string, string>()
  for (const { lawName, lawId } of articles) if (lawId !== null) ids.set(lawKey(lawName), lawId)
  if (held.size === 0) return []
  return extractArticleCitations(body).flatMap(
    ({ start, end, text, lawName, articleNo }): Spotted[] => {
      const law = knownLaw(lawName, ids)
      if (!law || articleNo === null || !held.has(`${law.lawId}#${articleNo}`)) return []
      // Words of the sentence before the name are no part of the link.
      const before = text.startsWith(law.before) ? law.before.length : 0
      const name = before + text.slice(before).search(/\S/)
      return [
        { start: start + name, end, target: { kind: 'article', lawId: law.lawId, no: articleNo } },
      ]
    },
  )
}

function spotCases({ cases, body }: CitingJudgment): Spotted[] {
  const held = new Map<string, LinkTarget>()
  for (const { serial, caseNumber } of cases) {
    if (serial === null) continue
    for (const member of caseNumberMembers(caseNumber)) {
      held.set(member, { kind: 'case', caseNumber: member, serial })
    }
  }
  if (held.size === 0) return []
  return extractDecisionCitations(body).flatMap(({ start, end, numbers }): Spotted[] => {
    for (const { number } of numbers) {
      const target = number === null ? undefined : held.get(number)
      if (target) return [{ start, end, target }]
    }
    return []
  })
}

/**
 * Makes links of the decisions and articles that a judgment cites and the corpus holds. The whole text
 * is read at once: 같은 법 and short names mean what was named lines before.
 */
export function makeTextLinker(judgment: CitingJudgment): TextLinker {
  const spotted = [...spotCases(judgment), ...spotArticles(judgment)]
  spotted.sort((a, b) => a.start - b.start || b.end - a.end)
  let next = 0
  return (from, to) => {
    const segments: TextSegment[] = []
    let at = from
    while (next < spotted.length && (spotted[next]?.start ?? to) < from) next += 1
    for (let spot = spotted[next]; spot && spot.start < to; spot = spotted[++next]) {
      if (spot.start < at || spot.end > to) continue
      if (spot.start > at) {
        segments.push({ text: judgment.body.slice(at, spot.start), target: null })
      }
      segments.push({ text: judgment.body.slice(spot.start, spot.end), target: spot.target })
      at = spot.end
    }
    if (at < to) segments.push({ text: judgment.body.slice(at, to), target: null })
    return segments
  }
}

import type { FollowUp } from '@/lib/chat/parts/next-parts'
import type { Source } from '@/lib/chat/parts/source'
import type { PartOf } from '@/lib/chat/schema'
import { isArticle, isDecision, type Passages } from '@/lib/corpus/passage-schema'
import { articleLabel } from '@/lib/korean-law/names/article-no'

const mostQuestions = 4
const mostArticles = 2
const mostIssues = 2
const longestIssue = 140

/** `(적극)`, `[1]`: what the court answered, and its numbering, are no part of a question. */
function asQuestion(issue: string): string {
  return issue
    .replace(/^\[\d+\]\s*/, '')
    .replace(/\s*\((?:[^()]{0,12}(?:적극|소극)[^()]{0,12})\)\s*/g, '')
    .trim()
}

const shownDecisions = (sources: readonly Source[], { passages }: Passages) => {
  const shown = new Set(sources.map(({ id }) => id))
  return passages.filter(isDecision).filter(({ serial }) => shown.has(String(serial)))
}

/** Articles that the shown decisions turn on, and that are not among the sources yet. */
function otherArticles(sources: readonly Source[], found: Passages): FollowUp[] {
  const shown = new Set(sources.map(({ id }) => id))
  const labels = shownDecisions(sources, found)
    .flatMap(({ articles }) => articles)
    .filter(({ articleId }) => !shown.has(articleId))
    .map(({ lawName, no }) => `${lawName} ${articleLabel(no)}`)
  return [...new Set(labels)].map((label) => ({ about: 'article', label }))
}

/** What else the shown decisions decided. */
function otherIssues(sources: readonly Source[], found: Passages): FollowUp[] {
  return shownDecisions(sources, found)
    .flatMap(({ otherIssues: others }) => others)
    .map(asQuestion)
    .filter((text) => text.length > 0 && text.length <= longestIssue)
    .map((text) => ({ about: 'issue', text }))
}

/** The decisions on the first article that courts have cited. */
function decisionsOn(sources: readonly Source[], { passages }: Passages): FollowUp[] {
  const citedIds = new Set(
    passages.filter(isArticle).flatMap(({ articleId, citedBy }) => (citedBy > 0 ? articleId : [])),
  )
  const cited = sources.find(({ type, id }) => type === 'article' && citedIds.has(id))
  return cited ? [{ about: 'decisions', label: cited.label }] : []
}

/** Questions that go on from an answer on these sources; no part when there is none. */
export function followUpsTo(
  sources: readonly Source[],
  found: Passages,
): [] | [PartOf<'follow-ups'>] {
  const questions = [
    ...decisionsOn(sources, found),
    ...otherArticles(sources, found).slice(0, mostArticles),
    ...otherIssues(sources, found).slice(0, mostIssues),
  ].slice(0, mostQuestions)
  return questions.length > 0 ? [{ kind: 'follow-ups', questions }] : []
}

import type { FollowUp } from '@/lib/chat/parts/next-parts'
import type { Source } from '@/lib/chat/parts/source-parts'
import type { PartOf } from '@/lib/chat/schema'
import type { Material } from '@/lib/corpus/answer'
import { articleLabel } from '@/lib/corpus/links'

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

/** Articles that the shown decisions turn on, and that are not among the sources yet. */
function otherArticles(sources: readonly Source[], { decisions }: Material): FollowUp[] {
  const shown = new Set(sources.map(({ id }) => id))
  const labels = decisions
    .filter(({ detail }) => shown.has(String(detail.serial)))
    .flatMap(({ detail }) => detail.issues.flatMap(({ articles }) => articles))
    .flatMap(({ articleId, articleNo, lawName, former }) =>
      articleId && articleNo && !former && !shown.has(articleId)
        ? [`${lawName} ${articleLabel(articleNo)}`]
        : [],
    )
  return [...new Set(labels)].map((label) => ({ about: 'article', label }))
}

/** What else the shown decisions decided. */
function otherIssues(sources: readonly Source[], { decisions }: Material): FollowUp[] {
  const passages = sources.map(({ passage }) => passage).join('\n')
  return decisions
    .filter(({ detail }) => sources.some(({ id }) => id === String(detail.serial)))
    .flatMap(({ detail }) => detail.issues)
    .filter(({ issue, gist }) => issue !== '' && !passages.includes(gist.slice(0, 40) || issue))
    .map(({ issue }) => asQuestion(issue))
    .filter((text) => text.length > 0 && text.length <= longestIssue)
    .map((text) => ({ about: 'issue', text }))
}

/** The decisions on the first article that courts have cited. */
function decisionsOn(sources: readonly Source[], { articles }: Material): FollowUp[] {
  const cited = sources.find(({ type, id }) => {
    const found = articles.find(({ detail }) => detail.article.articleId === id)
    return type === 'article' && (found?.detail.article.citedBy ?? 0) > 0
  })
  return cited ? [{ about: 'decisions', label: cited.label }] : []
}

/** Questions that go on from an answer on these sources; no part when there is none. */
export function followUpsTo(
  sources: readonly Source[],
  material: Material,
): [] | [PartOf<'follow-ups'>] {
  const questions = [
    ...decisionsOn(sources, material),
    ...otherArticles(sources, material).slice(0, mostArticles),
    ...otherIssues(sources, material).slice(0, mostIssues),
  ].slice(0, mostQuestions)
  return questions.length > 0 ? [{ kind: 'follow-ups', questions }] : []
}

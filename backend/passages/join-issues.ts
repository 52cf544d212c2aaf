import { isArticle, isDecision, type Passage, type Passages } from '@/lib/corpus/passage-schema'
import type { AskedIssue } from '@/lib/korean-law/question/asked-sentences'

/** What each of several issues is answered with, so that a screen holds it. */
const articlesEach = 2
const decisionsEach = 1
const mostAlso = 6
/** Less sure of a part than this, the whole question is the better guide. */
const leastSure = 0.5

/** One thing that is asked, with what was found for it in its story (`found`) and by its own words (`alone`). */
export type FoundIssue = { issue: AskedIssue; found: Passages; alone: Passages }

const idOf = (passage: Passage) => (isArticle(passage) ? passage.articleId : String(passage.serial))

const leadingOf = ({ passages }: Passages) => passages.filter(({ leading }) => leading)

/** The article that an answer would begin with; null where there is none, or little speaks for it. */
function firstArticle(found: Passages): string | null {
  if (found.refusal || (found.confidence ?? 1) < leastSure) return null
  return leadingOf(found).find(isArticle)?.articleId ?? null
}

type Answered = { issue: AskedIssue; found: Passages }

/**
 * Issues that are answered, each from an article that none before it is answered from. A story may lead all its
 * issues to one article: then an issue's own words say what else it asks for, as far as the story found that too.
 */
function distinct(whole: Passages, issues: readonly FoundIssue[]): Answered[] {
  const seen = new Set<string>()
  return issues.flatMap(({ issue, found, alone }) => {
    const inStory = new Set([...whole.passages, ...found.passages].map(idOf))
    const own = firstArticle(alone)
    const first = [firstArticle(found), own !== null && inStory.has(own) ? own : null].find(
      (article) => article !== null && !seen.has(article),
    )
    if (!first) return []
    seen.add(first)
    return [{ issue, found: first === firstArticle(found) ? found : alone }]
  })
}

function sourcesOf({ found }: Answered): Passage[] {
  const leading = leadingOf(found)
  return [
    ...leading.filter(isArticle).slice(0, articlesEach),
    ...leading.filter(isDecision).slice(0, decisionsEach),
  ]
}

/** Articles that were found beside, once each, without their text. */
function othersOf(found: readonly Passages[], shown: ReadonlySet<string>): Passage[] {
  const others = new Map<string, Passage>()
  for (const passage of found.flatMap(({ passages }) => passages).filter(isArticle))
    if (!shown.has(passage.articleId) && !others.has(passage.articleId))
      others.set(passage.articleId, { ...passage, leading: false, also: true })
  return [...others.values()].slice(0, mostAlso)
}

/**
 * The passages of a question that asks several things: those of each in turn, and after them what was found beside.
 * The whole question's own where its parts are not answered from different articles.
 */
export function joinIssues(whole: Passages, issues: readonly FoundIssue[]): Passages {
  const isElsewhere = whole.refusal !== null && whole.refusal.reason !== 'unclear'
  const answered = isElsewhere ? [] : distinct(whole, issues)
  if (answered.length < 2) return whole
  const passages: Passage[] = []
  const parts = answered.map((each) => {
    const places = sourcesOf(each).map((source) => {
      const place = passages.findIndex((passage) => idOf(passage) === idOf(source))
      return place >= 0 ? place : passages.push(source) - 1
    })
    return { question: each.issue.question, passages: places }
  })
  const all = [whole, ...answered.map(({ found }) => found)]
  const confidences = answered.map(({ found }) => found.confidence)
  return {
    ...whole,
    passages: [...passages, ...othersOf(all, new Set(passages.map(idOf)))],
    issues: parts,
    // No surer than of the least sure of them.
    confidence: confidences.includes(null)
      ? null
      : Math.min(...confidences.flatMap((confidence) => confidence ?? [])),
    refusal: null,
  }
}

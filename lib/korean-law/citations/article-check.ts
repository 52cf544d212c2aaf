import type { ArticleCitation } from './article-citation'
import type { CitationCheck, KnownArticle, KnownLaw } from './types'

/** Rules that bind only those who made them: no statute, so an unknown one is no finding. */
const privateRule =
  /(?:규약|사규|정관|약관|협약|협정|요강|준칙|취업규칙|인사규정|복무규정|급여규정|퇴직금규정|규정|규칙)$/

/** Checks one cited article; null when what is cited is no statute. */
export function articleCheck(
  citation: ArticleCitation,
  laws: ReadonlyMap<string, KnownLaw>,
  articles: ReadonlyMap<string, KnownArticle>,
): CitationCheck | null {
  const { end, lawName, articleNo } = citation
  const law = laws.get(lawName)
  const { text, start } = fromName(citation, law)
  const common = { text, kind: 'article' as const, reference: null, candidates: [], start, end }
  if (!law) {
    return privateRule.test(lawName)
      ? null
      : { ...common, state: 'unknown-law', target: null, reason: 'no-such-law' }
  }
  if (articleNo === null) {
    return { ...common, state: 'in-force', target: law.lawId, reason: 'addenda' }
  }
  const id = `${law.lawId}#${articleNo}`
  const article = articles.get(id)
  const earlier = citation.former || law.former
  if (!article) {
    return {
      ...common,
      state: 'repealed',
      target: null,
      reason: earlier ? 'earlier-text' : 'no-such-article',
    }
  }
  if (article.repealed) return { ...common, state: 'repealed', target: id, reason: 'repealed' }
  if (article.pending)
    return { ...common, state: 'pending', target: id, reason: 'not-in-force-yet' }
  return { ...common, state: 'in-force', target: id, reason: earlier ? 'earlier-text' : null }
}

/** The citation without the words of the sentence that were read before the law's name. */
function fromName(
  { text, start, lawName }: ArticleCitation,
  law: KnownLaw | undefined,
): { text: string; start: number } {
  if (!law || lawName.startsWith(law.firstWord)) return { text, start }
  const at = Math.max(0, text.indexOf(law.firstWord))
  return { text: text.slice(at), start: start + at }
}

type Mention = { name: string; text: string; start: number; end: number }

const quotedLaw = /「([^「」\n]{2,100})」/g
const lawTitle = /(?:법|법률|령|규칙|규정|헌법)$/

/** Laws named in 「」 without an article. */
export const lawChecks = {
  find(text: string, articles: ArticleCitation[]): Mention[] {
    // Both lists are in the order of the text: what ends before one name ends before the next.
    let passed = 0
    return [...text.matchAll(quotedLaw)].flatMap((match) => {
      const start = match.index
      const name = (match[1] ?? '').trim()
      while (passed < articles.length && (articles[passed]?.end ?? 0) <= start) passed += 1
      const next = articles[passed]
      const cited = next !== undefined && start + 1 >= next.start
      if (cited || !lawTitle.test(name)) return []
      return [{ name, text: match[0], start, end: start + match[0].length }]
    })
  },
  check({ name, text, start, end }: Mention, laws: ReadonlyMap<string, KnownLaw>): CitationCheck[] {
    const law = laws.get(name)
    const common = { text, kind: 'law' as const, reference: null, candidates: [], start, end }
    if (!law) return [{ ...common, state: 'unknown-law', target: null, reason: 'no-such-law' }]
    const reason = law.former ? 'earlier-text' : law.pending ? 'amendment-pending' : null
    return [{ ...common, state: 'in-force', target: law.lawId, reason }]
  },
}

import { articleCheck, lawChecks } from './article-check'
import { type ArticleCitation, extractArticleCitations } from './article-citation'
import { decisionCheck } from './decision-check'
import { extractDecisionCitations } from './decision-citation'
import { findQuotes, type QuoteSource, quoteFinder } from './quotation'
import type { CitationCheck, CitationLookup, CitationReference, KnownLaw } from './types'

/**
 * Finds every citation of a text and says what the corpus knows of it, in the order of the text.
 * @param today yyyy-mm-dd: a later date or year is impossible
 */
export async function checkCitations(
  text: string,
  lookup: CitationLookup,
  today: string,
): Promise<CitationCheck[]> {
  const cases = extractDecisionCitations(text)
  const articles = withoutSpans(extractArticleCitations(text))
  const mentions = lawChecks.find(text, articles)
  const numbers = cases.flatMap((c) => c.numbers.flatMap(({ number }) => number ?? []))
  const names = [...articles.map(({ lawName }) => lawName), ...mentions.map(({ name }) => name)]
  const [decisions, laws] = await Promise.all([
    lookup.decisions([...new Set(numbers)]),
    lookup.laws([...new Set(names)]),
  ])
  const ids = articles.flatMap((article) => articleId(article, laws) ?? [])
  const states = await lookup.articles([...new Set(ids)])
  const checks = [
    ...cases.map((citation) => decisionCheck(citation, decisions, today)),
    ...articles.flatMap((article) => articleCheck(article, laws, states) ?? []),
    ...mentions.flatMap((mention) => lawChecks.check(mention, laws)),
  ]
  const [quotes, references] = await Promise.all([
    quoteChecks(text, checks, lookup),
    referencesOf(checks, laws, lookup),
  ])
  const named = checks.map((check) => ({
    ...check,
    reference: references.get(check.target ?? '') ?? null,
  }))
  return [...named, ...quotes].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** 제1조 내지 제5조 is one place in the text: its ends are checked, not what lies between. */
function withoutSpans(articles: ArticleCitation[]): ArticleCitation[] {
  const last = new Map(articles.map((article) => [`${article.start}-${article.end}`, article]))
  return articles.filter((article) => last.get(`${article.start}-${article.end}`) === article)
}

/** The id of a cited article, when its law is known. */
function articleId(
  { lawName, articleNo }: ArticleCitation,
  laws: ReadonlyMap<string, KnownLaw>,
): string | null {
  const law = laws.get(lawName)
  return law && articleNo ? `${law.lawId}#${articleNo}` : null
}

/** What the targets of checks are called, by target. */
async function referencesOf(
  checks: readonly CitationCheck[],
  laws: ReadonlyMap<string, KnownLaw>,
  lookup: CitationLookup,
): Promise<ReadonlyMap<string, CitationReference>> {
  const targets = (kind: CitationCheck['kind']) => [
    ...new Set(checks.flatMap((check) => (check.kind === kind && check.target) || [])),
  ]
  const known = await lookup.references({
    serials: targets('case').map(Number),
    articleIds: targets('article').filter((target) => target.includes('#')),
  })
  const wholeLaws = [...laws.values()].map(
    ({ lawId, title }) => [lawId, { form: title, name: null, overruledBy: null }] as const,
  )
  return new Map([...wholeLaws, ...known])
}

async function quoteChecks(
  text: string,
  checks: CitationCheck[],
  lookup: CitationLookup,
): Promise<CitationCheck[]> {
  const quotes = findQuotes(text, checks)
  if (quotes.length === 0) return []
  const known = quotes.flatMap(({ source }) => (source.target ? [source] : []))
  const texts = await lookup.texts({
    serials: [...new Set(known.filter(isCase).map(({ target }) => Number(target)))],
    articleIds: [...new Set(known.filter((s) => !isCase(s)).map(({ target }) => target ?? ''))],
  })
  const finders = new Map([...texts].map(([target, body]) => [target, quoteFinder(body)]))
  return quotes.map(({ source, quoted, start, end }): CitationCheck => {
    const holds = source.target ? finders.get(source.target) : undefined
    const common = {
      text: quoted,
      kind: 'quote' as const,
      reference: null,
      candidates: [],
      start,
      end,
    }
    if (holds === undefined) {
      return { ...common, state: 'not-in-corpus', target: null, reason: 'source-unknown' }
    }
    const { target } = source
    return holds(quoted)
      ? { ...common, state: 'verified', target, reason: null }
      : { ...common, state: 'differs', target, reason: 'quote-not-found' }
  })
}

function isCase(source: QuoteSource): boolean {
  return source.kind === 'case'
}

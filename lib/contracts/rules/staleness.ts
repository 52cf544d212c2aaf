import { likenessRules } from '@/lib/contracts/likeness/likeness-rules'
import hashes from './article-hashes.json'
import { rules } from './catalogue'
import { expectedClauses } from './expected/catalogue'
import { writtenLists } from './must-write'

const written: Readonly<Record<string, string>> = hashes

/** What rests on articles: the rules by their id, and what is missed by its topic. */
const named = [
  ...[...rules, ...likenessRules].map(({ id, articles }) => ({ rule: id, articles })),
  ...[...expectedClauses, ...writtenLists].map(({ topic, articles }) => ({
    rule: topic,
    articles,
  })),
]

/** Every article that a rule rests on, as `민법 제652조`. */
export const citedArticles: readonly string[] = [
  ...new Set(named.flatMap(({ articles }) => articles)),
].sort()

export type StaleRule = { rule: string; article: string; reason: 'unread' | 'gone' | 'changed' }

/**
 * The rules whose article is no longer the text that they were written from.
 * @param hashOf the identity of an article's text today, null where there is no such article
 */
export function staleRules(hashOf: (article: string) => string | null): StaleRule[] {
  return named.flatMap(({ rule, articles }) =>
    articles.flatMap((article): StaleRule[] => {
      const [then, today] = [written[article], hashOf(article)]
      if (then === undefined) return [{ rule, article, reason: 'unread' }]
      if (today === null) return [{ rule, article, reason: 'gone' }]
      return then === today ? [] : [{ rule, article, reason: 'changed' }]
    }),
  )
}

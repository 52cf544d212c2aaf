import company from './everyday-articles/company.json'
import consumer from './everyday-articles/consumer.json'
import crime from './everyday-articles/crime.json'
import family from './everyday-articles/family.json'
import foreigners from './everyday-articles/foreigners.json'
import health from './everyday-articles/health.json'
import housing from './everyday-articles/housing.json'
import money from './everyday-articles/money.json'
import state from './everyday-articles/state.json'
import traffic from './everyday-articles/traffic.json'
import work from './everyday-articles/work.json'

/** An article by its law's title and number. */
export type ArticleRef = { law: string; no: string }

/** What people ask about every day, and the articles that a lawyer would open first. */
type Topic = { groups: readonly (readonly string[])[]; refs: readonly ArticleRef[] }

function readRefs(text: string): ArticleRef[] {
  return text.split('; ').flatMap((part) => {
    const [, law = '', numbers = ''] = part.match(/^(.+?) (\d[\d의, ]*)$/) ?? []
    return numbers
      .split(', ')
      .filter(Boolean)
      .map((no) => ({ law, no }))
  })
}

/**
 * A key lists word beginnings, alternatives parted by |; every group must be matched by a word of its own,
 * in any order. The values name articles, the first the nearest.
 */
const topics: readonly Topic[] = [
  ...[housing, work, family, money, consumer, traffic],
  ...[crime, company, state, health, foreigners],
].flatMap((table) =>
  Object.entries(table).map(([key, refs]) => ({
    groups: key.split(' ').map((group) => group.split('|')),
    refs: readRefs(refs),
  })),
)

/** Every article that the guide names. */
export function allEverydayArticles(): ArticleRef[] {
  return topics.flatMap(({ refs }) => refs)
}

const afterNoun =
  /^(?:|은|는|이|가|을|를|의|에|도|만|과|와|로|으로|한테|에게|에서|까지|부터|이랑|랑|하고|인데|이라|이면|이고)$/
/** 안 and 못 are often written together with their verb. */
const negation = /^[안못][주줘줍받해하내돌되돼갚보와오나됐]/

/** One syllable is a word by itself or with a particle (개가), never the beginning of another (개인). */
function begins(token: string, start: string): boolean {
  if (start.length >= 3) return token.includes(start)
  if (!token.startsWith(start)) return false
  if (start.length > 1) return true
  return afterNoun.test(token.slice(1)) || negation.test(token)
}

/** How telling the words are that a topic's groups take from a question, each another; 0 if one has none. */
function fitOf(groups: Topic['groups'], tokens: readonly string[]): number {
  const [group, ...rest] = groups
  if (!group) return 1
  let best = 0
  for (const [at, token] of tokens.entries()) {
    const length = Math.max(0, ...group.filter((start) => begins(token, start)).map(sizeOf))
    if (length === 0) continue
    const others = tokens.filter((_, i) => i !== at)
    const after = fitOf(rest, others)
    if (after > 0) best = Math.max(best, after + worthOf(length))
  }
  return best
}

const sizeOf = (start: string) => start.length
/** One syllable says little (안, 돈, 집). */
const worthOf = (length: number) => (length === 1 ? 1 : 3 + length)
/** A topic that fits much less than the best one is another matter. */
const nearBest = 0.7
const mostTopics = 3
const mostRefs = 6
const mostTokens = 80

/**
 * The articles that the guide names for a question, nearest first; none when no topic fits.
 * @param words the question's words in Korean
 */
export function everydayArticles(words: string): ArticleRef[] {
  const tokens = [...new Set(words.normalize('NFC').match(/[\p{L}\p{N}%.-]+/gu) ?? [])]
  const cleaned = tokens.map((token) => token.replace(/[.-]+$/, '')).slice(0, mostTokens)
  const fits = topics
    .map((topic) => ({ topic, fit: fitOf(topic.groups, cleaned) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
  const best = fits[0]?.fit ?? 0
  const refs = new Map<string, ArticleRef>()
  for (const { topic, fit } of fits.slice(0, mostTopics)) {
    if (fit < nearBest * best) break
    for (const ref of topic.refs) refs.set(`${ref.law} ${ref.no}`, ref)
  }
  return [...refs.values()].slice(0, mostRefs)
}

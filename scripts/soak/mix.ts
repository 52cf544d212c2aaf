/** What people do at the site, and how often of a hundred times. */
export const kinds = [
  'page',
  'decision',
  'statute',
  'search',
  'suggestion',
  'citations',
  'chat',
] as const
export type Kind = (typeof kinds)[number]

const shares: Record<Kind, number> = {
  page: 25,
  decision: 25,
  statute: 10,
  search: 25,
  suggestion: 8,
  citations: 2,
  chat: 5,
}

export type Ask = { kind: Kind; path: string; body?: unknown }

const pages = [
  '/',
  '/about',
  '/case-search',
  '/statutes',
  '/pricing',
  '/en',
  '/ja/about',
  '/zh/pricing',
]
const statutes = ['민법', '상법', '형법', '근로기준법', '주택임대차보호법']
const queries = [
  '임대차 보증금 반환',
  '부당해고 구제신청',
  '교통사고 손해배상 과실비율',
  '이혼 재산분할',
  '민법 제750조',
  '월세를 안 내면 어떻게 되나요',
  'unfair dismissal',
  '損害賠償 請求',
]

const oneOf = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T

function kindOf(random: () => number): Kind {
  let left = random() * Object.values(shares).reduce((sum, share) => sum + share, 0)
  for (const kind of kinds) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'page'
}

/** What a person does next. @param decisions addresses of decisions, from the sitemap */
export function nextAsk(decisions: readonly string[], random: () => number): Ask {
  const kind = kindOf(random)
  const query = oneOf(queries, random)
  switch (kind) {
    case 'page':
      return { kind, path: oneOf(pages, random) }
    case 'decision':
      return { kind, path: oneOf(decisions, random) }
    case 'statute':
      return { kind, path: `/statutes/${encodeURIComponent(oneOf(statutes, random))}` }
    case 'search':
      return { kind, path: `/case-search?query=${encodeURIComponent(query)}` }
    case 'suggestion':
      return { kind, path: `/api/suggest?q=${encodeURIComponent(query.slice(0, 2))}` }
    case 'citations':
      return { kind, path: '/api/citations/check', body: { text: `${query} 민법 제750조 참조` } }
    case 'chat':
      return {
        kind,
        path: '/api/chat/questions',
        body: { act: 'ask', conversation: null, question: query, scope: 'all', locale: 'ko' },
      }
  }
}

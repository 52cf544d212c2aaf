import type { EngineQuery, FacetCounts, SearchEngine } from '@/backend/search/engine'

/** An engine that finds fixed ids, and nothing for a query holding 없는말; it remembers what it was asked. */
export function fixedEngine(ids: {
  cases: string[]
  statutes: string[]
}): SearchEngine & { asked: EngineQuery[] } {
  const asked: EngineQuery[] = []
  return {
    asked,
    search(query) {
      asked.push(query)
      const known = query.text.includes('없는말') ? [] : ids[query.target]
      const hits = known.slice(query.offset, query.offset + query.limit)
      const facets: FacetCounts =
        query.target === 'cases'
          ? { courtLevel: [{ value: 'supreme', count: known.length }] }
          : { lawKind: [{ value: '법률', count: known.length }] }
      return Promise.resolve({
        total: known.length,
        hits: hits.map((id, at) => ({ id, score: 9 - at })),
        facets,
      })
    },
    understand: (text) => ({
      language: 'ko',
      korean: text,
      terms: [],
      unknown: [],
      direct: text.includes('750조')
        ? { kind: 'article', text, serials: [], articleId: '001706#750', lawId: '001706' }
        : null,
    }),
    suggest: (prefix, limit) =>
      [{ kind: 'law' as const, text: `${prefix}법`, target: '001706', detail: '법률' }].slice(
        0,
        limit,
      ),
    help: () => ({ dropWord: '없는말', suggestions: ['손해배상'] }),
    frequency: () => 0,
    lawQuestion: () => 1,
    serialsOf: () => [],
    status: () => ({ engine: 'index', version: 'test-1', decisions: 5, articles: 3 }),
    close: () => Promise.resolve(),
  }
}

import type { EngineAnswer, EngineQuery, SearchEngine } from '@/backend/search/engine'
import { LiveEngine } from '@/backend/search/live-engine'

const query: EngineQuery = {
  target: 'cases',
  text: '보증금',
  filters: {},
  actsOnly: false,
  sort: 'relevance',
  offset: 0,
  limit: 10,
}

function engine(version: string, answer: Promise<EngineAnswer> = answerOf(version)) {
  const closed = jest.fn(async () => {})
  const made: SearchEngine = {
    search: () => answer,
    understand: () => ({ language: 'ko', korean: '', terms: [], unknown: [], direct: null }),
    suggest: () => [],
    help: () => ({ dropWord: null, suggestions: [] }),
    frequency: () => 0,
    lawQuestion: () => 1,
    serialsOf: () => [],
    status: () => ({ engine: 'index', version, decisions: 1, articles: 1 }),
    close: closed,
  }
  return { made, closed }
}

async function answerOf(id: string): Promise<EngineAnswer> {
  return { total: 1, hits: [{ id, score: 1 }], facets: {} }
}

const never = 3_600_000
const fail = (reason: unknown) => {
  throw reason
}

describe('going over to a newer index', () => {
  it('serves the new index once it is published, and closes the old one', async () => {
    const old = engine('1')
    const next = engine('2')
    const live = new LiveEngine(
      old.made,
      { published: async () => '2', open: async () => next.made },
      fail,
      never,
    )
    await live.reloadIfPublished()
    expect((await live.search(query)).hits[0]?.id).toBe('2')
    expect(old.closed).toHaveBeenCalledTimes(1)
    await live.close()
  })

  it('lets the old index finish what it has in hand', async () => {
    let finish: (answer: EngineAnswer) => void = () => {}
    const old = engine('1', new Promise((resolve) => (finish = resolve)))
    const next = engine('2')
    const live = new LiveEngine(
      old.made,
      { published: async () => '2', open: async () => next.made },
      fail,
      never,
    )
    const asked = live.search(query)
    await live.reloadIfPublished()
    expect(old.closed).not.toHaveBeenCalled()
    finish(await answerOf('1'))
    expect((await asked).hits[0]?.id).toBe('1')
    expect(old.closed).toHaveBeenCalledTimes(1)
    await live.close()
  })

  it('keeps the open index when the new one cannot be read', async () => {
    const failures: unknown[] = []
    const live = new LiveEngine(
      engine('1').made,
      { published: async () => '2', open: () => Promise.reject(new Error('short file')) },
      (reason) => failures.push(reason),
      never,
    )
    await live.reloadIfPublished()
    expect(live.status().version).toBe('1')
    expect(failures).toHaveLength(1)
    await live.close()
  })

  it('opens nothing when what is open is what is published', async () => {
    const open = jest.fn()
    const live = new LiveEngine(engine('1').made, { published: async () => '1', open }, fail, never)
    await live.reloadIfPublished()
    expect(open).not.toHaveBeenCalled()
    await live.close()
  })
})

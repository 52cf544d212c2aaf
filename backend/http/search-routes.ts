import { Hono } from 'hono'
import { z } from 'zod'
import { collectionIds, collections } from '@/lib/corpus/constants'
import { parseRequest, suggestRequestSchema } from '@/lib/corpus/request-schema'
import { searchScopes } from '@/lib/corpus/scope-constants'
import { parseSearch, type SearchParams } from '@/lib/corpus/search-request-schema'
import type { Health } from '@/lib/corpus/service-schema'
import type { ServiceContext } from './context'
import { jsonBody } from './failures'
import { answerSearch } from './search-answer'
import { answerSuggestions } from './suggestions'

const bodySchema = z.record(z.string(), z.unknown())

/** A parameter given twice is a list; given once, a word. */
function queryParams(queries: Record<string, string[]>): SearchParams {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}

export function searchRoutes(context: ServiceContext): Hono {
  const { engine } = context
  const routes = new Hono()

  async function search(params: SearchParams) {
    const request = parseSearch(params)
    if (!request.ok) throw request.error
    return answerSearch(context, request.request)
  }

  routes.get('/health', async (c) => {
    const { engine: kind, version, decisions, articles } = engine.status()
    const corpus = await context.corpusCounts()
    const health: Health = {
      status: 'ok',
      engine: kind,
      version,
      indexed: { decisions, articles },
      corpus,
    }
    return c.json(health)
  })

  routes.get('/search/types', (c) => c.json({ types: searchScopes }))

  routes.get('/search/collections', (c) =>
    c.json({ collections: collectionIds.map((id) => ({ id, ...collections[id] })) }),
  )

  routes.get('/search', async (c) => c.json(await search(queryParams(c.req.queries()))))

  routes.post('/search', async (c) =>
    c.json(await search(parseRequest(bodySchema, await jsonBody(c)))),
  )

  routes.get('/suggest', async (c) => {
    const { q, limit } = parseRequest(suggestRequestSchema, c.req.query())
    return c.json({ suggestions: q === '' ? [] : await answerSuggestions(context, q, limit) })
  })

  return routes
}

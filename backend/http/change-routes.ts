import { Hono } from 'hono'
import { changedDocument } from '@/backend/changes/changed-document'
import { ChangeSearcher } from '@/backend/changes/match-searches'
import { nextChanges } from '@/backend/store/changed-documents'
import { listChanges, someChanges } from '@/backend/store/changes'
import { findLaw } from '@/backend/store/laws'
import { createCache } from '@/lib/cache'
import {
  changesAfterRequestSchema,
  matchRequestSchema,
  someChangesRequestSchema,
} from '@/lib/corpus/changes/schema'
import { changeListRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { AppError } from '@/lib/errors'
import type { ServiceContext } from './context'
import { jsonBody } from './failures'

const PAGE_SIZE = 20

/** The searches of one refresh come in batches, one after the other. */
const SEARCHER_TTL_MS = 5 * 60_000

export function changeRoutes({ sql, engine, now }: ServiceContext): Hono {
  const routes = new Hono()
  const searchers = createCache<ChangeSearcher>({ ttl: SEARCHER_TTL_MS, maxEntries: 1, now })

  routes.get('/changes', async (c) => {
    const { page, law: name, since = null } = parseRequest(changeListRequestSchema, c.req.query())
    const law = name === undefined ? null : await findLaw(sql, name)
    if (name !== undefined && law === null) throw new AppError('notFound')
    const shown = { page, size: PAGE_SIZE }
    const found = await listChanges(sql, { lawId: law?.lawId ?? null, since }, shown)
    return c.json({ ...shown, law: law && { lawId: law.lawId, title: law.title }, ...found })
  })

  routes.post('/changes/some', async (c) => {
    const { ids } = parseRequest(someChangesRequestSchema, await jsonBody(c))
    return c.json({ changes: await someChanges(sql, ids) })
  })

  routes.get('/changes/after', async (c) => {
    const { after } = parseRequest(changesAfterRequestSchema, c.req.query())
    const { last, records } = await nextChanges(sql, after)
    return c.json({ last, documents: records.map(changedDocument) })
  })

  routes.post('/changes/matches', async (c) => {
    const { after, last, searches } = parseRequest(matchRequestSchema, await jsonBody(c))
    const searcher = await searchers.remember(
      `${after} ${last} ${engine.status().version}`,
      async () => new ChangeSearcher((await nextChanges(sql, after, last)).records, engine),
    )
    return c.json({ matches: await searcher.matches(searches) })
  })

  return routes
}

import { Hono } from 'hono'
import { corpusFigures, indexOnDisk } from '@/backend/store/corpus-state'
import { newestImports } from '@/backend/store/imports'
import { createCache } from '@/lib/cache'
import type { CorpusState } from '@/lib/corpus/administration-schema'
import { AppError } from '@/lib/errors'
import { isSameSecret } from '@/lib/security/same-secret'
import type { AdminContext, ServiceContext } from './context'

const FIGURES_TTL_MS = 60_000
const IMPORTS_SHOWN = 10

/** Paths of the administration. A caller without the key cannot learn that they exist. */
export function adminRoutes(
  { sql, engine, now }: ServiceContext,
  { key, refresher, dataDir }: AdminContext,
): Hono {
  const routes = new Hono()
  const startedAt = new Date().toISOString()
  const figures = createCache<CorpusState['counts']>({ ttl: FIGURES_TTL_MS, maxEntries: 2 })

  routes.use('/admin/*', async (c, next) => {
    const given = c.req.header('authorization') ?? ''
    if (!isSameSecret(given, `Bearer ${key}`)) throw new AppError('notFound')
    await next()
  })

  routes.get('/admin/corpus', async (c) => {
    const asked = now()
    await sql`select 1`
    const databaseMs = now() - asked
    const { engine: kind, version, decisions, articles } = engine.status()
    const imports = await newestImports(sql, IMPORTS_SHOWN)
    const ended = imports.find(({ outcome }) => outcome !== 'running')
    const state: CorpusState = {
      // Counted anew as soon as an import has ended.
      counts: await figures.remember(`${version} ${ended?.id}`, () => corpusFigures(sql)),
      index: { engine: kind, version, decisions, articles, ...(await indexOnDisk(dataDir)) },
      service: { startedAt, memoryBytes: process.memoryUsage().rss, databaseMs },
      imports,
      refresh: await refresher.state(),
    }
    return c.json(state)
  })

  routes.get('/admin/refresh', async (c) => c.json(await refresher.state()))
  routes.post('/admin/refresh', async (c) => c.json(await refresher.start()))
  routes.post('/admin/refresh/cancel', async (c) => c.json(await refresher.cancel()))

  return routes
}

import { Hono } from 'hono'
import { countHeld, courtBenchmark } from '@/backend/benchmarks/court-benchmark'
import { benchmarkRequestSchema, heldRequestSchema } from '@/lib/corpus/benchmark-schema'
import { parseRequest } from '@/lib/corpus/request-schema'
import type { ServiceContext } from './context'
import { jsonBody } from './failures'

/** Questions with answers that courts have given, for whoever measures retrieval. */
export function benchmarkRoutes({ sql }: ServiceContext): Hono {
  const routes = new Hono()
  routes.post('/benchmarks', async (c) => {
    const choice = parseRequest(benchmarkRequestSchema, await jsonBody(c))
    return c.json({ items: await courtBenchmark(sql, choice) })
  })
  routes.post('/benchmarks/held', async (c) => {
    const { serials } = parseRequest(heldRequestSchema, await jsonBody(c))
    return c.json({ held: await countHeld(sql, serials) })
  })
  return routes
}

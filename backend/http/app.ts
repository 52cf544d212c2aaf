import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { corpusCounts } from '@/backend/store/corpus'
import { createCache } from '@/lib/cache'
import type { Health } from '@/lib/corpus/service-schema'
import { AppError } from '@/lib/errors'
import { adminRoutes } from './admin-routes'
import { benchmarkRoutes } from './benchmark-routes'
import { caseRoutes } from './case-routes'
import { changeRoutes } from './change-routes'
import type { ServiceContext } from './context'
import { corpusRoutes } from './corpus-routes'
import { answerFailure, answerThrown } from './failures'
import { passageRoutes } from './passage-routes'
import { searchRoutes } from './search-routes'
import { statuteRoutes } from './statute-routes'

/** 64,000 Hangul, each escaped as \\uXXXX, and the JSON around them. */
const LARGEST_BODY = 512 * 1024

/** Counting every row takes tens of milliseconds, and a balancer asks every second. */
const COUNTS_TTL_MS = 60_000

/** The case-law service: every answer is JSON, and every failure `{ error: { code, message, status } }`. */
export function createApp(parts: Omit<ServiceContext, 'corpusCounts'>): Hono {
  const { sql, now } = parts
  const counts = createCache<Health['corpus']>({ ttl: COUNTS_TTL_MS, maxEntries: 1, now })
  const context: ServiceContext = {
    ...parts,
    corpusCounts: () => counts.remember('corpus', () => corpusCounts(sql)),
  }
  const app = new Hono()
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => answerFailure(c, new AppError('textTooLong').toBody()),
    }),
  )
  app.route('/', searchRoutes(context))
  app.route('/', passageRoutes(context))
  app.route('/', caseRoutes(context))
  app.route('/', statuteRoutes(context))
  app.route('/', changeRoutes(context))
  app.route('/', corpusRoutes(context))
  app.route('/', benchmarkRoutes(context))
  if (context.admin) app.route('/', adminRoutes(context, context.admin))
  app.notFound((c) => answerFailure(c, new AppError('notFound').toBody()))
  app.onError(answerThrown)
  return app
}

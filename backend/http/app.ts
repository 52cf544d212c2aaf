import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@/lib/errors'
import { adminRoutes } from './admin-routes'
import { caseRoutes } from './case-routes'
import type { ServiceContext } from './context'
import { corpusRoutes } from './corpus-routes'
import { answerFailure, answerThrown } from './failures'
import { searchRoutes } from './search-routes'
import { statuteRoutes } from './statute-routes'

/** 64,000 Hangul, each escaped as \\uXXXX, and the JSON around them. */
const LARGEST_BODY = 512 * 1024

/** The case-law service: every answer is JSON, and every failure `{ error: { code, message, status } }`. */
export function createApp(context: ServiceContext): Hono {
  const app = new Hono()
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => answerFailure(c, new AppError('textTooLong').toBody()),
    }),
  )
  app.route('/', searchRoutes(context))
  app.route('/', caseRoutes(context))
  app.route('/', statuteRoutes(context))
  app.route('/', corpusRoutes(context))
  if (context.admin) app.route('/', adminRoutes(context, context.admin))
  app.notFound((c) => answerFailure(c, new AppError('notFound').toBody()))
  app.onError(answerThrown)
  return app
}

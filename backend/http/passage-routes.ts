import { Hono } from 'hono'
import { findPassages } from '@/backend/passages/find-passages'
import { passagesRequestSchema } from '@/lib/corpus/passage-schema'
import { parseRequest } from '@/lib/corpus/request-schema'
import { queryProblem } from '@/lib/corpus/search-request-schema'
import { AppError } from '@/lib/errors'
import type { ServiceContext } from './context'
import { jsonBody } from './failures'

/** The one selector of sources: home, chat and consultation are answered from it. */
export function passageRoutes(context: ServiceContext): Hono {
  const routes = new Hono()
  routes.post('/passages', async (c) => {
    const { question, scope, keep, options } = parseRequest(
      passagesRequestSchema,
      await jsonBody(c),
    )
    const problem = queryProblem(question)
    if (problem) throw new AppError(problem)
    return c.json(await findPassages(context, { question: question.trim(), scope, keep, options }))
  })
  return routes
}

import { Hono } from 'hono'
import { z } from 'zod'
import { articleSitemap, caseSitemap, saveReport } from '@/backend/store/corpus'
import { limits } from '@/lib/corpus/constants'
import { parseRequest } from '@/lib/corpus/request-schema'
import { reportSchema } from '@/lib/corpus/service-schema'
import { AppError } from '@/lib/errors'
import type { ServiceContext } from './context'
import { jsonBody } from './failures'

const partSchema = z.object({ part: z.coerce.number().int().min(0).max(10_000).default(0) })
const textSchema = z.object({
  text: z
    .string()
    .min(1)
    .regex(/^[^\0]*$/),
})

export function corpusRoutes({ sql, checkCitations }: ServiceContext): Hono {
  const routes = new Hono()

  routes.post('/citations/check', async (c) => {
    const { text } = parseRequest(textSchema, await jsonBody(c))
    if (text.length > limits.citationText) throw new AppError('textTooLong')
    return c.json({ citations: await checkCitations(text) })
  })

  routes.get('/sitemap/cases', async (c) =>
    c.json(await caseSitemap(sql, parseRequest(partSchema, c.req.query()).part)),
  )

  routes.get('/sitemap/articles', async (c) =>
    c.json(await articleSitemap(sql, parseRequest(partSchema, c.req.query()).part)),
  )

  routes.post('/reports', async (c) => {
    const report = parseRequest(reportSchema, await jsonBody(c))
    const id = await saveReport(sql, report)
    if (id === null) {
      throw new AppError('caseNotFound', { details: { caseNumber: String(report.serial) } })
    }
    return c.json({ id }, 201)
  })

  return routes
}

import { Hono } from 'hono'
import { z } from 'zod'
import { citingArticle, countCitingArticle } from '@/backend/store/citations'
import { findLaw, listLaws, readArticle, readLaw } from '@/backend/store/laws'
import { lawListRequestSchema, parseRequest, plainText } from '@/lib/corpus/request-schema'
import { decodeParam } from '@/lib/decode-param'
import { AppError } from '@/lib/errors'
import { normaliseArticleNo } from '@/lib/korean-law/names/article-no'
import type { ServiceContext } from './context'
import { pageSchema } from './page'

const lawNameSchema = plainText(200).pipe(z.string().min(1))
const listSchema = pageSchema.extend(lawListRequestSchema.omit({ page: true }).shape)

const predecessorsShown = 20

function lawName(written: string): string {
  return parseRequest(lawNameSchema, decodeParam(written))
}

function articleNo(written: string): string {
  const no = normaliseArticleNo(decodeParam(written))
  if (!no) throw new AppError('validation', { details: { fields: ['no'] } })
  return no
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError('notFound')
  return row
}

export function statuteRoutes({ sql, explain }: ServiceContext): Hono {
  const routes = new Hono()

  routes.get('/statutes', async (c) => {
    const { name, kind, initial, ...page } = parseRequest(listSchema, c.req.query())
    return c.json(await listLaws(sql, { name, kind, initial }, page))
  })

  routes.get('/statutes/:law', async (c) =>
    c.json(found(await readLaw(sql, lawName(c.req.param('law'))))),
  )

  routes.get('/statutes/:law/articles/:no', async (c) => {
    const no = articleNo(c.req.param('no'))
    const detail = found(await readArticle(sql, lawName(c.req.param('law')), no))
    const { articleId, body } = detail.article
    const { isSummary } = detail.law
    return c.json({ ...detail, explanation: explain(articleId, { body, isSummary }) })
  })

  routes.get('/statutes/:law/articles/:no/citing', async (c) => {
    const no = articleNo(c.req.param('no'))
    const page = parseRequest(pageSchema, c.req.query())
    const { lawId } = found(await findLaw(sql, lawName(c.req.param('law'))))
    const first = { page: 1, size: predecessorsShown }
    const [total, citing, before, cited] = await Promise.all([
      countCitingArticle(sql, lawId, no),
      citingArticle(sql, lawId, no, page),
      countCitingArticle(sql, lawId, no, true),
      citingArticle(sql, lawId, no, first, true),
    ])
    return c.json({ total, ...page, citing, predecessors: { total: before, citing: cited } })
  })

  return routes
}

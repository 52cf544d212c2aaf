import { Hono } from 'hono'
import { listChanges } from '@/backend/store/changes'
import { findLaw } from '@/backend/store/laws'
import { changeListRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { AppError } from '@/lib/errors'
import type { ServiceContext } from './context'

const PAGE_SIZE = 20

export function changeRoutes({ sql }: ServiceContext): Hono {
  const routes = new Hono()

  routes.get('/changes', async (c) => {
    const { page, law: name } = parseRequest(changeListRequestSchema, c.req.query())
    const law = name === undefined ? null : await findLaw(sql, name)
    if (name !== undefined && law === null) throw new AppError('notFound')
    const shown = { page, size: PAGE_SIZE }
    const found = await listChanges(sql, law?.lawId ?? null, shown)
    return c.json({ ...shown, law: law && { lawId: law.lawId, title: law.title }, ...found })
  })

  return routes
}

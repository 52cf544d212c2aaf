import { Hono } from 'hono'
import { absentCase } from '@/backend/store/absent-case'
import { refsByNumbers } from '@/backend/store/case-refs'
import { citingCases, countCitingCases } from '@/backend/store/citations'
import { readDecision, readSummary } from '@/backend/store/decisions'
import type { CaseLookup } from '@/lib/corpus/case-schema'
import { casePickSchema, parseRequest, serialSchema } from '@/lib/corpus/request-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import type { CaseSummaryLookup } from '@/lib/corpus/service-schema'
import { decodeParam } from '@/lib/decode-param'
import { AppError } from '@/lib/errors'
import { parseCaseNumberInput } from '@/lib/korean-law/judgment/case-number-input'
import { readCourt } from '@/lib/korean-law/judgment/court'
import type { ServiceContext } from './context'
import { pageSchema } from './page'
import { similarCases } from './similar-cases'

type Pick = { serial?: number; court?: string }

export function caseRoutes({ sql, engine }: ServiceContext): Hono {
  const routes = new Hono()

  async function named(written: string, query: Record<string, string>): Promise<CaseRef[]> {
    const number = parseCaseNumberInput(decodeParam(written))
    if (!number.ok) throw new AppError('invalidCaseNumber')
    const { serial, court } = parseRequest(casePickSchema, query)
    const pick: Pick = {
      ...(serial ? { serial } : {}),
      ...(court ? { court: readCourt(court).name } : {}),
    }
    const refs = await refsByNumbers(sql, number.members, pick)
    if (refs.length === 0) {
      throw new AppError('caseNotFound', { details: { caseNumber: number.number } })
    }
    return refs
  }

  async function detailOf(serial: number) {
    const detail = await readDecision(sql, serial)
    if (!detail) throw new AppError('caseNotFound', { details: { caseNumber: String(serial) } })
    return detail
  }

  routes.get('/cases/by-id/:serial', async (c) =>
    c.json(await detailOf(parseRequest(serialSchema, c.req.param('serial')))),
  )

  routes.get('/cases/by-id/:serial/citing', async (c) => {
    const serial = parseRequest(serialSchema, c.req.param('serial'))
    const page = parseRequest(pageSchema, c.req.query())
    const [total, citing] = await Promise.all([
      countCitingCases(sql, serial),
      citingCases(sql, serial, page),
    ])
    return c.json({ total, ...page, citing })
  })

  /** Decisions on the same question, with what both cite. */
  routes.get('/cases/by-id/:serial/similar', async (c) => {
    const serial = parseRequest(serialSchema, c.req.param('serial'))
    return c.json({ similar: await similarCases({ sql, engine }, serial) })
  })

  routes.get('/cases/:number', async (c) => {
    const refs = await named(c.req.param('number'), c.req.query())
    const only = refs.length === 1 ? refs[0]?.serial : null
    const lookup: CaseLookup = only
      ? { found: 'one', detail: await detailOf(only) }
      : { found: 'many', choices: refs }
    return c.json(lookup)
  })

  /** Who cites a decision that is not held itself. */
  routes.get('/cases/:number/mentions', async (c) => {
    const number = parseCaseNumberInput(decodeParam(c.req.param('number')))
    if (!number.ok) throw new AppError('invalidCaseNumber')
    const found = await absentCase(sql, number.number)
    if (!found) throw new AppError('caseNotFound', { details: { caseNumber: number.number } })
    return c.json(found)
  })

  routes.get('/cases/:number/summary', async (c) => {
    const refs = await named(c.req.param('number'), c.req.query())
    const only = refs.length === 1 ? refs[0]?.serial : null
    const summary = only ? await readSummary(sql, only) : null
    const lookup: CaseSummaryLookup = summary
      ? { found: 'one', summary }
      : { found: 'many', choices: refs }
    return c.json(lookup)
  })

  return routes
}

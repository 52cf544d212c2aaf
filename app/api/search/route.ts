import { z } from 'zod'
import { countSearch } from '@/lib/activity/count-search'
import { fail, queryOf, readJson, respond, succeed } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { hitCount } from '@/lib/legal/hit-count'
import { parseSearch, type SearchParams } from '@/lib/legal/parse-search'
import { search } from '@/lib/legal/service'

const bodySchema = z.record(z.string(), z.unknown())

async function answer(params: SearchParams, maxAge: number): Promise<Response> {
  const parsed = parseSearch(params)
  if (!parsed.ok) return fail(parsed.error.toBody())
  const found = await search(parsed.request)
  // A program says no language; its query has one.
  const { language } = found.understanding
  countSearch({ ...parsed.request, locale: language, total: hitCount(found) })
  return succeed(found, { maxAge })
}

export function GET(request: Request): Promise<Response> {
  return respond(request, () => answer(queryOf(request), 60))
}

/** For queries too long for an address. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('validation')
    return answer(body.data, 0)
  })
}

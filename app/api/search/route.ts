import { z } from 'zod'
import { fail, queryOf, readJson, respond, succeed } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { parseSearch, type SearchParams } from '@/lib/legal/parse-search'
import { search } from '@/lib/legal/service'

const bodySchema = z.record(z.string(), z.unknown())

async function answer(params: SearchParams, maxAge: number): Promise<Response> {
  const parsed = parseSearch(params)
  if (!parsed.ok) return fail(parsed.error.toBody())
  return succeed(await search(parsed.request), { maxAge })
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

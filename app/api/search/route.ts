import { z } from 'zod'
import { countSearch } from '@/lib/activity/count-search'
import { fail, readJson, readQuery, succeed } from '@/lib/api'
import type { KeyHolder } from '@/lib/api-keys/admission'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { hitCount } from '@/lib/corpus/hit-count'
import { requireSearchPlan } from '@/lib/corpus/search-access'
import { parseSearch, type SearchParams } from '@/lib/corpus/search-request-schema'
import { search } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'

const bodySchema = z.record(z.string(), z.unknown())

async function answer(
  params: SearchParams,
  maxAge: number,
  holder: KeyHolder | null,
): Promise<Response> {
  const parsed = parseSearch(params)
  if (!parsed.ok) return fail(parsed.error.toBody())
  const payer = await requireSearchPlan(
    parsed.request,
    holder && { id: holder.userId, plan: holder.plan },
  )
  const found = await search(parsed.request)
  if (payer) await recordPaidUse(payer)
  // A program says no language; its query has one.
  const { language } = found.understanding
  countSearch({ ...parsed.request, locale: language, total: hitCount(found) })
  // What a plan allows is nobody else's to be kept.
  return succeed(found, { maxAge: payer ? 0 : maxAge })
}

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', (holder) => answer(readQuery(request), 60, holder))
}

/** For queries too long for an address. */
export function POST(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async (holder) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('validation')
    return answer(body.data, 0, holder)
  })
}

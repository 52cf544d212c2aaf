import { respondOpen } from '@/lib/api-keys/respond-open'
import { calculatorEnvelope } from '@/lib/calculators/calculate'
import { isCalculatorName } from '@/lib/calculators/constants'
import { readKnownValues } from '@/lib/calculators/data'
import { queryInput } from '@/lib/calculators/query-input'
import { decodeParam } from '@/lib/decode-param'
import { AppError } from '@/lib/errors'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ name: string }> }

/** The same question has the same answer until a rule or a figure changes. */
const kept = 'public, max-age=600'

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const name = decodeParam((await params).name)
    if (!isCalculatorName(name)) throw new AppError('notFound')
    const { status, body } = calculatorEnvelope(
      name,
      queryInput(new URL(request.url).searchParams),
      await readKnownValues(anonymousClient),
    )
    const headers = { 'cache-control': body.success ? kept : 'no-store' }
    return Response.json(body, { status, headers })
  })
}

import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { listCalculators } from '@/lib/calculators/operations'

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () =>
    succeed(listCalculators(), { maxAge: 600 }),
  )
}

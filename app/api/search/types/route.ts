import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { getSearchTypes } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () =>
    succeed(await getSearchTypes(), { maxAge: 300 }),
  )
}

import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { getSearchCollections } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () =>
    succeed(await getSearchCollections(), { maxAge: 300 }),
  )
}

import { readQuery, succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { lawListRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { listLaws } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () =>
    succeed(await listLaws(parseRequest(lawListRequestSchema, readQuery(request))), {
      maxAge: 600,
    }),
  )
}

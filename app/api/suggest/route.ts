import { readQuery, succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { parseRequest, suggestRequestSchema } from '@/lib/corpus/request-schema'
import { suggest } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const { q, limit } = parseRequest(suggestRequestSchema, readQuery(request))
    const suggestions = q === '' ? [] : await suggest(q, limit)
    return succeed({ suggestions }, { maxAge: 60 })
  })
}

import { readQuery, respond, succeed } from '@/lib/api'
import { parseRequest, suggestRequestSchema } from '@/lib/corpus/request-schema'
import { suggest } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const { q, limit } = parseRequest(suggestRequestSchema, readQuery(request))
    const suggestions = q === '' ? [] : await suggest(q, limit)
    return succeed({ suggestions }, { maxAge: 60 })
  })
}

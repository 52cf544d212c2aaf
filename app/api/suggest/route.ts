import { queryOf, respond, succeed } from '@/lib/api'
import { parseRequest, suggestRequestSchema } from '@/lib/legal/list-request'
import { suggest } from '@/lib/legal/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const { q, limit } = parseRequest(suggestRequestSchema, queryOf(request))
    const suggestions = q === '' ? [] : await suggest(q, limit)
    return succeed({ suggestions }, { maxAge: 60 })
  })
}

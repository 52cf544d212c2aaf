import { queryOf, respond, succeed } from '@/lib/api'
import { lawListRequestSchema, parseRequest } from '@/lib/legal/list-request'
import { listLaws } from '@/lib/legal/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () =>
    succeed(await listLaws(parseRequest(lawListRequestSchema, queryOf(request))), { maxAge: 600 }),
  )
}

import { readQuery, respond, succeed } from '@/lib/api'
import { lawListRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { listLaws } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () =>
    succeed(await listLaws(parseRequest(lawListRequestSchema, readQuery(request))), {
      maxAge: 600,
    }),
  )
}

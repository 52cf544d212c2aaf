import { queryOf, respond, succeed } from '@/lib/api'
import { decodeParam } from '@/lib/legal/decode-param'
import { pageRequestSchema, parseRequest } from '@/lib/legal/list-request'
import { listArticleCiting } from '@/lib/legal/service'

type Context = { params: Promise<{ law: string; no: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { law, no } = await params
    const { page } = parseRequest(pageRequestSchema, queryOf(request))
    const citing = await listArticleCiting(decodeParam(law), decodeParam(no), page)
    return succeed(citing, { maxAge: 600 })
  })
}

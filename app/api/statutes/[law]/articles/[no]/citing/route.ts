import { readQuery, respond, succeed } from '@/lib/api'
import { pageRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { listArticleCiting } from '@/lib/corpus/service'
import { decodeParam } from '@/lib/decode-param'

type Context = { params: Promise<{ law: string; no: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { law, no } = await params
    const { page } = parseRequest(pageRequestSchema, readQuery(request))
    const citing = await listArticleCiting(decodeParam(law), decodeParam(no), page)
    return succeed(citing, { maxAge: 600 })
  })
}

import { readQuery, succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { pageRequestSchema, parseRequest } from '@/lib/corpus/request-schema'
import { listArticleCiting } from '@/lib/corpus/service'
import { decodeParam } from '@/lib/decode-param'

type Context = { params: Promise<{ law: string; no: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const { law, no } = await params
    const { page } = parseRequest(pageRequestSchema, readQuery(request))
    const citing = await listArticleCiting(decodeParam(law), decodeParam(no), page)
    return succeed(citing, { maxAge: 600 })
  })
}

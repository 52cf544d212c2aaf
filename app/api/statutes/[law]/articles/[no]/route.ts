import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { getArticle } from '@/lib/corpus/service'
import { decodeParam } from '@/lib/decode-param'

type Context = { params: Promise<{ law: string; no: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const { law, no } = await params
    return succeed(await getArticle(decodeParam(law), decodeParam(no)), { maxAge: 600 })
  })
}

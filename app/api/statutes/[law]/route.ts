import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { getLaw } from '@/lib/corpus/service'
import { decodeParam } from '@/lib/decode-param'

type Context = { params: Promise<{ law: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const { law } = await params
    return succeed(await getLaw(decodeParam(law)), { maxAge: 600 })
  })
}

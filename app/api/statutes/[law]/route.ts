import { respond, succeed } from '@/lib/api'
import { getLaw } from '@/lib/corpus/service'
import { decodeParam } from '@/lib/decode-param'

type Context = { params: Promise<{ law: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { law } = await params
    return succeed(await getLaw(decodeParam(law)), { maxAge: 600 })
  })
}

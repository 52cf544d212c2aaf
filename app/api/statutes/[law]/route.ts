import { respond, succeed } from '@/lib/api'
import { decodeParam } from '@/lib/legal/decode-param'
import { getLaw } from '@/lib/legal/service'

type Context = { params: Promise<{ law: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { law } = await params
    return succeed(await getLaw(decodeParam(law)), { maxAge: 600 })
  })
}

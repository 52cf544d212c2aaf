import { queryOf, respond, succeed } from '@/lib/api'
import { pageRequestSchema, parseRequest, serialSchema } from '@/lib/legal/list-request'
import { listCaseCiting } from '@/lib/legal/service'

type Context = { params: Promise<{ serial: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const serial = parseRequest(serialSchema, (await params).serial)
    const { page } = parseRequest(pageRequestSchema, queryOf(request))
    return succeed(await listCaseCiting(serial, page), { maxAge: 600 })
  })
}

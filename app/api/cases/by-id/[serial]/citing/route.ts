import { readQuery, succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { pageRequestSchema, parseRequest, serialSchema } from '@/lib/corpus/request-schema'
import { listCaseCiting } from '@/lib/corpus/service'

type Context = { params: Promise<{ serial: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const serial = parseRequest(serialSchema, (await params).serial)
    const { page } = parseRequest(pageRequestSchema, readQuery(request))
    return succeed(await listCaseCiting(serial, page), { maxAge: 600 })
  })
}

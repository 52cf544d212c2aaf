import { succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { parseRequest, serialSchema } from '@/lib/corpus/request-schema'
import { listSimilarCases } from '@/lib/corpus/service'

type Context = { params: Promise<{ serial: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const serial = parseRequest(serialSchema, (await params).serial)
    return succeed({ similar: await listSimilarCases(serial) }, { maxAge: 600 })
  })
}

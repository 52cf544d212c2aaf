import { readQuery } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { respondCaseSummary } from '@/lib/corpus/case-response'

type Context = { params: Promise<{ caseNumber: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const { caseNumber } = await params
    return respondCaseSummary(caseNumber, readQuery(request))
  })
}

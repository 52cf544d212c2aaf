import { readQuery, respond } from '@/lib/api'
import { respondCaseSummary } from '@/lib/corpus/case-response'

type Context = { params: Promise<{ caseNumber: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { caseNumber } = await params
    return respondCaseSummary(caseNumber, readQuery(request))
  })
}

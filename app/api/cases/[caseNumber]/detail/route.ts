import { readQuery, respond } from '@/lib/api'
import { respondCaseDetail } from '@/lib/corpus/case-response'

type Context = { params: Promise<{ caseNumber: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { caseNumber } = await params
    return respondCaseDetail(caseNumber, readQuery(request))
  })
}

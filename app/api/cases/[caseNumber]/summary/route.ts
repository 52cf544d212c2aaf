import { queryOf, respond } from '@/lib/api'
import { answerCaseSummary } from '@/lib/legal/case-answer'

type Context = { params: Promise<{ caseNumber: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { caseNumber } = await params
    return answerCaseSummary(caseNumber, queryOf(request))
  })
}

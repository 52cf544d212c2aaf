import { queryOf, respond } from '@/lib/api'
import { answerCaseDetail } from '@/lib/legal/case-answer'

type Context = { params: Promise<{ caseNumber: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { caseNumber } = await params
    return answerCaseDetail(caseNumber, queryOf(request))
  })
}

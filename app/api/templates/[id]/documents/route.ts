import { answerMade } from '@/lib/documents/editor/answer-made'
import { makeTemplateDocument } from '@/lib/templates/documents/mutations'
import { readAnswersRequest } from '@/lib/templates/documents/read-request'

/** Puts the document of a template into the library: what nobody has answered stands in it as a blank. */
export function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const read = async () => readAnswersRequest(request, (await params).id)
  return answerMade(request, read, makeTemplateDocument)
}

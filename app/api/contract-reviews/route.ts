import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { longestContract } from '@/lib/contracts/constants'
import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import { remarkText } from '@/lib/contracts/facts/remarks'
import { type StartProblem, startProblems } from '@/lib/contracts/reviews/constants'
import { addReview } from '@/lib/contracts/reviews/mutations'
import { newReviewSchema } from '@/lib/contracts/reviews/schema'
import { titleOf } from '@/lib/contracts/reviews/title'
import { readDocuments } from '@/lib/documents/data'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

const startLimit = createRateLimiter({ name: 'contracts.start', points: 20, seconds: 60 })

/** A Hangul syllable has three bytes, and JSON may escape each sign into six. */
const mostBytes = longestContract * 4 + 4096

const refused = (contract: StartProblem) =>
  contract === 'unavailable'
    ? new AppError('unavailable')
    : new AppError('documentInvalid', { details: { contract } })

/** Begins a review of a text, or of a document of one's own, which the worker then reads. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const body = await readJson(request, mostBytes).catch((thrown: unknown) => {
        throw thrown instanceof AppError && thrown.code === 'textTooLong'
          ? refused('tooLong')
          : thrown
      })
      const parsed = newReviewSchema.safeParse(body)
      if (!parsed.success) {
        const issues = JSON.stringify(parsed.error.issues)
        const problem = startProblems.find((name) => issues.includes(`"${name}"`))
        throw problem ? refused(problem) : new AppError('validation')
      }
      const given = parsed.data
      if ('document' in given) {
        const documents = await readDocuments(await userClient())
        const document = documents.find(({ id }) => id === given.document)
        if (!document) throw refused('noDocument')
        const review = { title: document.name, document: document.id, owned: given.uploaded }
        const added = await addReview(serviceClient(), user.id, review)
        if (!added.ok) throw refused(added.reason)
        return succeed({ id: added.id }, { status: 201 })
      }
      const { text, title } = given
      const added = await addReview(serviceClient(), user.id, {
        title: title || titleOf(text),
        contract: text,
        facts: recognizeFacts(text),
        remarks: remarkText(text),
      })
      if (!added.ok) throw refused(added.reason)
      return succeed({ id: added.id }, { status: 201 })
    },
    startLimit,
  )
}

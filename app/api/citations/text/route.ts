import { readBytes, respond, succeed } from '@/lib/api'
import { largestFile, longestText } from '@/lib/citation-check/constants'
import type { FileText } from '@/lib/citation-check/schema'
import { readFileText } from '@/lib/documents/service'
import { AppError } from '@/lib/errors'
import { createRateLimiter, hashClient } from '@/lib/rate-limit'
import { clientAddress } from '@/lib/requests/client-address'
import { networkOf } from '@/lib/site-state/ip-address'

/** A file costs far more than a search. */
const limiter = createRateLimiter({ name: 'citation-files', points: 20, seconds: 600 })

const refused = (document: string) => new AppError('documentInvalid', { details: { document } })

/** The text of a file, sent as the plain body. Nothing of it is kept. One visitor's files are read one by one. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const bytes = await readBytes(request, largestFile, () => refused('tooLarge'))
      if (bytes.length === 0) throw refused('empty')
      const read = await readFileText(bytes, hashClient(networkOf(clientAddress(request.headers))))
      if (read.state === 'refused') throw refused(read.reason)
      const answer: FileText = {
        text: read.text.slice(0, longestText),
        isCut: read.text.length > longestText,
        unreadPages: read.unreadPages,
      }
      return succeed(answer)
    },
    limiter,
  )
}

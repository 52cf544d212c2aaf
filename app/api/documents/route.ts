import { declaredLength, readBytes, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { largestDocument } from '@/lib/documents/constants'
import { readDocuments, readFolders } from '@/lib/documents/data'
import { cleanName } from '@/lib/documents/document-name'
import { storeDocument } from '@/lib/documents/mutations'
import { readKind } from '@/lib/documents/read-kind'
import { readReadings } from '@/lib/documents/reading/data'
import { type UploadProblem, uploadQuerySchema } from '@/lib/documents/schema'
import { entitlements, isPaid, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

const uploadLimit = createRateLimiter({ name: 'documents', points: 120, seconds: 60 })

const refused = (document: UploadProblem) =>
  new AppError('documentInvalid', { details: { document } })

/** The name stands in a header, percent-encoded because headers know no Hangul. */
function nameOf(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get('x-file-name') ?? '')
  } catch {
    throw refused('badName')
  }
}

/** Refuses what there is no room for before it is read; the database counts again when it is kept. */
async function requireRoom(request: Request, user: SessionUser): Promise<void> {
  const length = declaredLength(request) ?? 0
  if (length > largestDocument) throw refused('tooLarge')
  const kept = await readDocuments(await userClient())
  const bytes = kept.reduce((sum, each) => sum + each.bytes, length)
  const { documents, documentBytes } = entitlements[tierOf(user)]
  if (kept.length >= documents) throw refused('tooMany')
  if (bytes > documentBytes) throw refused('full')
}

/** Notes what a free account could not keep. Never throws: the file is kept already. */
async function noteUse(user: SessionUser): Promise<void> {
  if (!isPaid(user.plan)) return
  const kept = await readDocuments(await userClient()).catch(() => [])
  const bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  const { documents, documentBytes } = entitlements.free
  if (kept.length > documents || bytes > documentBytes) await recordPaidUse(user)
}

/** What whoever asks keeps here. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const user = await requirePermission('session')
    const db = await userClient()
    const [documents, folders, readings] = await Promise.all([
      readDocuments(db),
      readFolders(db),
      readReadings(db),
    ])
    const allowed = entitlements[tierOf(user)]
    const most = { count: allowed.documents, bytes: allowed.documentBytes }
    return succeed({ documents, folders, most, readings })
  })
}

/** Takes a file as the plain body. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const query = uploadQuerySchema.safeParse(readQuery(request))
      if (!query.success) throw refused('noFolder')
      const given = nameOf(request)
      await requireRoom(request, user)
      const bytes = await readBytes(request, largestDocument, () => refused('tooLarge'))
      if (bytes.length === 0) throw refused('empty')
      const kind = readKind(bytes, given)
      if (!kind) throw refused('wrongType')
      const name = cleanName(given, kind)
      if (!name) throw refused('badName')
      const file = { ...query.data, name, kind, bytes }
      const kept = await storeDocument(serviceClient(), user.id, file, entitlements[tierOf(user)])
      if (kept.ok) {
        await noteUse(user)
        return succeed({ document: kept.document }, { status: 201 })
      }
      throw kept.reason === 'unavailable' ? new AppError('unavailable') : refused(kept.reason)
    },
    uploadLimit,
  )
}

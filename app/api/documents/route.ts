import { declaredLength, readBytes, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { largestDocument } from '@/lib/documents/constants'
import { keepsMoreThanFree, readDocuments, readFolders } from '@/lib/documents/data'
import { cleanName } from '@/lib/documents/document-name'
import { storeDocument } from '@/lib/documents/mutations'
import { readKind } from '@/lib/documents/read-kind'
import { readReadings } from '@/lib/documents/reading/data'
import { uploadQuerySchema } from '@/lib/documents/schema'
import { uploadRefusal } from '@/lib/documents/uploads/upload-refusal'
import { entitlements, isPaid, tierOf } from '@/lib/entitlements'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

const uploadLimit = createRateLimiter({ name: 'documents', points: 120, seconds: 60 })

/** The name stands in a header, percent-encoded because headers know no Hangul. */
function nameOf(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get('x-file-name') ?? '')
  } catch {
    throw uploadRefusal('badName')
  }
}

/** Refuses what there is no room for before it is read; the database counts again when it is kept. */
async function requireRoom(request: Request, user: SessionUser): Promise<void> {
  const length = declaredLength(request) ?? 0
  if (length > largestDocument) throw uploadRefusal('tooLarge')
  const kept = await readDocuments(await userClient())
  const bytes = kept.reduce((sum, each) => sum + each.bytes, length)
  const { documents, documentBytes } = entitlements[tierOf(user)]
  if (kept.length >= documents) throw uploadRefusal('tooMany')
  if (bytes > documentBytes) throw uploadRefusal('full')
}

/** Notes what a free account could not keep. Never throws: the file is kept already. */
async function noteUse(user: SessionUser): Promise<void> {
  if (isPaid(user.plan) && (await keepsMoreThanFree(await userClient()))) await recordPaidUse(user)
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
      if (!query.success) throw uploadRefusal('noFolder')
      const given = nameOf(request)
      await requireRoom(request, user)
      const bytes = await readBytes(request, largestDocument, () => uploadRefusal('tooLarge'))
      if (bytes.length === 0) throw uploadRefusal('empty')
      const kind = readKind(bytes, given)
      if (!kind) throw uploadRefusal('wrongType')
      const name = cleanName(given, kind)
      if (!name) throw uploadRefusal('badName')
      const file = { ...query.data, name, kind, bytes }
      const kept = await storeDocument(serviceClient(), user.id, file, entitlements[tierOf(user)])
      if (kept.ok) {
        await noteUse(user)
        return succeed({ document: kept.document }, { status: 201 })
      }
      throw uploadRefusal(kept.reason)
    },
    uploadLimit,
  )
}

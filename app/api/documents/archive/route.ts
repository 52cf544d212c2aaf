import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { archiveOf, entriesOf, entriesOfFolder } from '@/lib/documents/archive'
import { readDocuments, readFolders } from '@/lib/documents/data'
import { archiveQuerySchema } from '@/lib/documents/schema'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const archiveLimit = createRateLimiter({ name: 'documents.archive', points: 10, seconds: 60 })

/** Documents of one's own as one ZIP: a folder with all that is in it, or those that were chosen. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const query = archiveQuerySchema.safeParse(readQuery(request))
      if (!query.success) throw new AppError('validation')
      const db = await userClient()
      const [documents, folders] = await Promise.all([readDocuments(db), readFolders(db)])
      const { folder, ids } = query.data
      const named = folders.find(({ id }) => id === folder)
      const entries = named
        ? entriesOfFolder(documents, folders, named.id)
        : entriesOf(documents.filter(({ id }) => ids.includes(id)))
      if (entries.length === 0) throw new AppError('notFound')
      return answerFile(archiveOf(db, entries), `${named?.name ?? 'documents'}.zip`)
    },
    archiveLimit,
  )
}

import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { readDataset, readItemsOf, readVersion } from '@/lib/ragops/datasets/data'
import { exportDataset } from '@/lib/ragops/datasets/export-dataset'
import { versionParamSchema } from '@/lib/ragops/datasets/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const exportLimit = createRateLimiter({ name: 'ragops.export', points: 60, seconds: 60 })
const querySchema = z.object({ version: versionParamSchema })

/** A version of one's own dataset as the file that `npm run rag:evaluate` reads. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const id = z.uuid().safeParse((await params).id)
      const asked = querySchema.safeParse(readQuery(request))
      if (!id.success) throw new AppError('notFound')
      if (!asked.success) throw new AppError('validation')
      const db = await userClient()
      const [dataset, version] = await Promise.all([
        readDataset(db, id.data),
        readVersion(db, id.data, asked.data.version),
      ])
      if (!dataset || !version) throw new AppError('notFound')
      const items = await readItemsOf(db, dataset.id, version.no)
      const file = exportDataset(dataset, version, items)
      return answerFile(`${JSON.stringify(file, null, 1)}\n`, `dataset-${version.no}.json`)
    },
    exportLimit,
  )
}

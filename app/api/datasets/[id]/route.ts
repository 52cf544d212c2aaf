import { z } from 'zod'
import { readQuery, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { parseRequest } from '@/lib/corpus/request-schema'
import { AppError } from '@/lib/errors'
import { readHolderDataset } from '@/lib/ragops/datasets/holder-datasets'
import { datasetQuerySchema } from '@/lib/ragops/operations'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

/** A version of a dataset of whom the key belongs to. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondKeyed(request, 'datasets:read', async ({ userId }) => {
    const id = z.uuid().safeParse((await params).id)
    const { version } = parseRequest(datasetQuerySchema, readQuery(request))
    const dataset = id.success
      ? await readHolderDataset(serviceClient(), userId, id.data, version)
      : null
    if (!dataset) throw new AppError('notFound')
    return succeed(dataset)
  })

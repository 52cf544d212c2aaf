import { succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { listHolderDatasets } from '@/lib/ragops/datasets/holder-datasets'
import { serviceClient } from '@/lib/supabase/service-client'

/** Datasets of whom the key belongs to. */
export const GET = (request: Request): Promise<Response> =>
  respondKeyed(request, 'datasets:read', async ({ userId }) =>
    succeed(await listHolderDatasets(serviceClient(), userId)),
  )

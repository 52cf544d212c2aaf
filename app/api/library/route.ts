import { succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { listHolderDocuments } from '@/lib/knowledge/holder-documents'
import { serviceClient } from '@/lib/supabase/service-client'

/** Documents of whom the key belongs to. */
export const GET = (request: Request): Promise<Response> =>
  respondKeyed(request, 'documents:read', async ({ userId }) =>
    succeed(await listHolderDocuments(serviceClient(), userId)),
  )

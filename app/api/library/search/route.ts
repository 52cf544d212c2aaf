import { readQuery, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { parseRequest } from '@/lib/corpus/request-schema'
import { searchHolderDocuments } from '@/lib/knowledge/holder-documents'
import { holderSearchQuerySchema } from '@/lib/knowledge/holder-schema'
import { serviceClient } from '@/lib/supabase/service-client'

/** Passages of the documents of whom the key belongs to. */
export const GET = (request: Request): Promise<Response> =>
  respondKeyed(request, 'documents:read', async ({ userId }) => {
    const query = parseRequest(holderSearchQuerySchema, readQuery(request))
    return succeed(await searchHolderDocuments(serviceClient(), userId, query))
  })

import { readQuery, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { parseRequest } from '@/lib/corpus/request-schema'
import { serviceClient } from '@/lib/supabase/service-client'
import { holderTracesQuerySchema } from '@/lib/traces/holder-schema'
import { listHolderTraces } from '@/lib/traces/holder-traces'

/** Traces of whom the key belongs to. */
export const GET = (request: Request): Promise<Response> =>
  respondKeyed(request, 'traces:read', async ({ userId }) => {
    const query = parseRequest(holderTracesQuerySchema, readQuery(request))
    return succeed(await listHolderTraces(serviceClient(), userId, query))
  })

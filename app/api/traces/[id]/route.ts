import { z } from 'zod'
import { succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'
import { readHolderTrace } from '@/lib/traces/holder-traces'

type Context = { params: Promise<{ id: string }> }

/** A trace of whom the key belongs to, with its spans and passages. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondKeyed(request, 'traces:read', async ({ userId }) => {
    const id = z.uuid().safeParse((await params).id)
    const trace = id.success ? await readHolderTrace(serviceClient(), userId, id.data) : null
    if (!trace) throw new AppError('notFound')
    return succeed(trace)
  })

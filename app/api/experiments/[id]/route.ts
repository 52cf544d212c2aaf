import { z } from 'zod'
import { succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { AppError } from '@/lib/errors'
import { readHolderExperiment } from '@/lib/ragops/experiments/holder-experiments'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

/** How far an experiment is, and what it found. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondKeyed(request, 'experiments:run', async ({ userId }) => {
    const id = z.uuid().safeParse((await params).id)
    const found = id.success ? await readHolderExperiment(serviceClient(), userId, id.data) : null
    if (!found) throw new AppError('notFound')
    return succeed(found)
  })

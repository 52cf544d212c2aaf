import { z } from 'zod'
import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { readNames } from '@/lib/knowledge/data'
import { readIndexedText } from '@/lib/knowledge/service'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const idSchema = z.uuid()
const querySchema = z.object({ around: z.coerce.number().int().nonnegative().optional() })

/** Passages before and behind the one that is looked at. */
const beside = 4

/** The text of one's own document as it was indexed, or what stands around one of its passages. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { id: owner } = await requirePermission('session')
    const id = idSchema.safeParse((await params).id)
    const asked = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!id.success || !asked.success) throw new AppError('notFound')
    const named = (await readNames(await userClient(), [id.data])).get(id.data)
    if (!named) throw new AppError('notFound')
    const { passages } = await readIndexedText({ owner, document: id.data })
    const { around } = asked.data
    const from = around === undefined ? 0 : Math.max(0, around - beside)
    const to = around === undefined ? passages.length : around + beside + 1
    const shown = passages.slice(from, to).map(({ page, path, text }) => ({ page, path, text }))
    return succeed({ name: named.name, from, passages: shown })
  })
}

import { readQuery, respond, succeed } from '@/lib/api'
import { readConversationList } from '@/lib/chat/conversations/data'
import { readCursor } from '@/lib/chat/conversations/list-cursor'
import { listQuerySchema } from '@/lib/chat/conversations/schema'
import { chatOwner } from '@/lib/chat/owner'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'

/**
 * One page of the conversations of whoever asks: `q` words of a title or a question, `after` where the page
 * begins. A visitor has those of their device.
 */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const asked = listQuerySchema.safeParse(readQuery(request))
    if (!asked.success) throw new AppError('validation')
    const after = asked.data.after ? readCursor(asked.data.after) : null
    if (asked.data.after && !after) throw new AppError('validation')
    const [owner, now] = [await chatOwner(), new Date()]
    if (!owner) return succeed({ conversations: [], next: null, now: now.toISOString() })
    const query = { query: asked.data.q, after }
    return succeed(
      owner.kind === 'user'
        ? await readConversationList(owner.db, query, now)
        : await readConversationList(serviceClient(), { ...query, device: owner.device }, now),
    )
  })
}

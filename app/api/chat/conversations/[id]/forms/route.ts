import { z } from 'zod'
import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readForExport } from '@/lib/chat/conversations/data'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { findFacts } from '@/lib/templates/conversation/find-facts'
import { fittingForms } from '@/lib/templates/conversation/fitting-forms'
import type { ConversationForms } from '@/lib/templates/conversation/schema'

const limiter = createRateLimiter({ name: 'conversation-forms', points: 60, seconds: 60 })

/** Which forms fit one's own conversation, and what of their questions was told in it. */
export function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const id = z.uuid().safeParse((await params).id)
      const conversation = id.success ? await readForExport(await userClient(), id.data) : null
      if (!conversation) throw new AppError('conversationNotFound')
      const parts = conversation.messages.flatMap((message) => message.parts)
      const questions = parts.flatMap((part) => (part.kind === 'question' ? [part.text] : []))
      const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
      const forms: ConversationForms = {
        forms: fittingForms(sources.map(({ href }) => href)),
        facts: findFacts(questions),
      }
      return succeed(forms)
    },
    limiter,
  )
}

import { z } from 'zod'
import { respond, succeed } from '@/lib/api'
import { type BrowserOwner, chatOwner } from '@/lib/chat/owner'
import type { ChatMessage } from '@/lib/chat/schema'
import { readAnswer } from '@/lib/chat/store/data'
import { stopAnswer } from '@/lib/chat/store/mutations'
import { abortRunning } from '@/lib/chat/store/running-answers'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

/** The answer, if it belongs to whoever asks. What is another's is not there. */
async function ownAnswer({
  params,
}: Context): Promise<{ owner: BrowserOwner; answer: ChatMessage }> {
  const { id } = await params
  const owner = z.uuid().safeParse(id).success ? await chatOwner() : null
  const answer = owner && (await readAnswer(serviceClient(), owner, id, new Date()))
  if (!owner || !answer) throw new AppError('conversationNotFound')
  return { owner, answer }
}

/** An answer as it is now. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => succeed((await ownAnswer(context)).answer))
}

/** Asks for no more of it: what was written so far stays. */
export function DELETE(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    const { owner, answer } = await ownAnswer(context)
    const stopped = await stopAnswer(serviceClient(), owner, answer.id)
    if (stopped) abortRunning(answer.id)
    return succeed({ stopped })
  })
}

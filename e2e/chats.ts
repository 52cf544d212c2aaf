import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { sampleMessages } from '@/components/chat/sample-messages'
import type { Part } from '@/lib/chat/schema'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'

/** Past every policy, as the server that writes answers is. */
function service() {
  const { url } = supabaseAddress()
  const key = env().SUPABASE_SERVICE_ROLE_KEY
  if (!key) throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: run "npm test -- e2e".')
  return createClient(url, key, { auth: withoutSession, realtime })
}

export type Chat = { id: string; title: string; answers: string[] }

/** A question and its answer of every kind that both can be, in the words of a language. */
function turnOf(locale: AppLocale, question: string): [Part[], Part[]] {
  const { sample } = JSON.parse(readFileSync(`messages/${locale}/chat.json`, 'utf8'))
  const { answer } = sampleMessages((key) => sample[key])
  return [[{ kind: 'question', text: question }], answer.parts]
}

/** A conversation of somebody's, as if its questions had been answered on that day. */
export async function makeChat(
  user: string,
  {
    title,
    questions,
    locale = 'ko',
    at = new Date(),
  }: { title: string; questions: string[]; locale?: AppLocale; at?: Date },
): Promise<Chat> {
  const db = service()
  const when = at.toISOString()
  const made = await db
    .from('conversations')
    .insert({ user_id: user, title, locale, created_at: when, updated_at: when })
    .select('id')
    .single()
  if (made.error) throw made.error
  const { id } = made.data
  const rows = questions.flatMap((question, turn) =>
    turnOf(locale, question).map((parts, offset) => ({
      conversation_id: id,
      position: turn * 2 + offset,
      role: offset === 0 ? 'user' : 'assistant',
      parts,
    })),
  )
  const answers = await db.from('messages').insert(rows).select('id, position')
  if (answers.error) throw answers.error
  const ids = answers.data
    .filter(({ position }) => position % 2 === 1)
    .sort((a, b) => a.position - b.position)
    .map((row) => String(row.id))
  return { id, title, answers: ids }
}

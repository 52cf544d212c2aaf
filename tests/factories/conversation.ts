import type { SupabaseProcess } from '@/tests/embedded/supabase-process'

/** Of the answers, the ids in their order. */
type Made = { id: string; answers: string[] }

/** A conversation of so many questions, each with its answer. */
export async function makeConversation(
  { sql }: Pick<SupabaseProcess, 'sql'>,
  of: { user: string } | { device: string },
  { title = '보증금', turns = 2, state = 'done', question = '돌려받을 수 있나요?' } = {},
): Promise<Made> {
  const [row] = await sql`insert into conversations (user_id, device, title, locale) values
    (${'user' in of ? of.user : null}, ${'device' in of ? of.device : null}, ${title}, 'ko') returning id`
  const id = String(row?.id)
  const answers: string[] = []
  for (let turn = 0; turn < turns; turn++) {
    const asked = sql.json([{ kind: 'question', text: `${question} ${turn}` }])
    await sql`insert into messages (conversation_id, position, role, parts)
      values (${id}, ${turn * 2}, 'user', ${asked})`
    const last = turn === turns - 1
    const [answer] = await sql`insert into messages (conversation_id, position, role, state, parts)
      values (${id}, ${turn * 2 + 1}, 'assistant', ${last ? state : 'done'},
        ${sql.json([{ kind: 'notice', notice: 'disclaimer' }])}) returning id`
    answers.push(String(answer?.id))
  }
  return { id, answers }
}

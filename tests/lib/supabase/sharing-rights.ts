import { randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import { type Seeding, type TableCase, wholly } from './table-case'

/** A question with its answer, of the owner's. @returns the ids of conversation and answer */
async function seedAnswer(sql: postgres.Sql, owner: string): Promise<[string, string]> {
  const [conversation] = await sql`insert into conversations (user_id, title, locale)
    values (${owner}, '보증금', 'ko') returning id`
  await sql`insert into messages (conversation_id, position, role, parts)
    values (${conversation?.id}, 0, 'user', '[]')`
  const [answer] = await sql`insert into messages (conversation_id, position, role, parts)
    values (${conversation?.id}, 1, 'assistant', '[]') returning id`
  return [String(conversation?.id), String(answer?.id)]
}

const newToken = () => randomBytes(16).toString('base64url')
let latest: [string, string] = ['', '']

async function seedShare({ sql, owner }: Seeding): Promise<string> {
  const [token, given] = [newToken(), await seedAnswer(sql, owner)]
  await sql`insert into shared_conversations (token, conversation_id, message_id, up_to, title)
    values (${token}, ${given[0]}, ${given[1]}, 1, '보증금')`
  latest = await seedAnswer(sql, owner)
  return token
}

async function seedFeedback({ sql, owner }: Seeding): Promise<string> {
  const [, answer] = await seedAnswer(sql, owner)
  await sql`insert into message_feedback (message_id, rating) values (${answer}, 'up')`
  latest = await seedAnswer(sql, owner)
  return answer
}

/** Written by functions only, which ask whose conversation it is. */
export const sharingTables: readonly TableCase[] = [
  {
    name: 'shared_conversations',
    table: 'shared_conversations',
    key: 'token',
    seed: seedShare,
    sample: () => ({
      token: newToken(),
      conversation_id: latest[0],
      message_id: latest[1],
      up_to: 1,
      title: '보증금',
    }),
    change: { title: '다른 제목' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'message_feedback',
    table: 'message_feedback',
    key: 'message_id',
    seed: seedFeedback,
    sample: () => ({ message_id: latest[1], rating: 'down' }),
    change: { rating: 'down' },
    may: { owner: 's', ...wholly },
  },
]

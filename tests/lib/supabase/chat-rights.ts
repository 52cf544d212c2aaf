import type postgres from 'postgres'
import { type TableCase, wholly } from './table-case'

async function seedConversation(sql: postgres.Sql, owner: string): Promise<string> {
  const [row] = await sql`insert into conversations (user_id, title, locale)
    values (${owner}, '보증금', 'ko') returning id`
  return String(row?.id)
}

let latest = ''

/** Questions and answers are written by the server alone: a shared page shows them as checked. */
export const chatTables: readonly TableCase[] = [
  {
    name: 'conversations',
    table: 'conversations',
    key: 'id',
    seed: ({ sql, owner }) => seedConversation(sql, owner),
    sample: ({ owner }) => ({ user_id: owner, title: '보증금', locale: 'ko' }),
    change: { title: '다른 제목' },
    may: { owner: 'sud', ...wholly },
  },
  {
    name: 'conversations, whose they are',
    table: 'conversations',
    key: 'id',
    seed: ({ sql, owner }) => seedConversation(sql, owner),
    sample: ({ owner }) => ({ user_id: owner, title: '보증금', locale: 'ko' }),
    change: { kind: 'consultation' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'conversations of a device',
    table: 'conversations',
    key: 'id',
    async seed({ sql }) {
      const [row] = await sql`insert into conversations (device, title, locale)
        values (${'d'.repeat(43)}, '보증금', 'ko') returning id`
      return String(row?.id)
    },
    sample: () => ({ device: 'd'.repeat(43), title: '보증금', locale: 'ko' }),
    change: { title: '다른 제목' },
    may: wholly,
  },
  {
    name: 'messages',
    table: 'messages',
    key: 'id',
    async seed({ sql, owner }) {
      latest = await seedConversation(sql, owner)
      const [row] = await sql`insert into messages (conversation_id, position, role, parts)
        values (${latest}, 0, 'user', '[]') returning id`
      return String(row?.id)
    },
    sample: () => ({ conversation_id: latest, position: 1, role: 'assistant', parts: [] }),
    change: { parts: [{ kind: 'question', text: '바뀐 질문' }] },
    may: { owner: 's', ...wholly },
  },
]

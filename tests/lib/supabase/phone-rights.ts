import { randomUUID } from 'node:crypto'
import { type TableCase, wholly } from './table-case'

const code = (owner: string) => ({
  id: randomUUID(),
  user_id: owner,
  phone: '01012345678',
  phone_key: 'k'.repeat(43),
  carrier: 'KT',
  code_hash: 'h'.repeat(43),
  expires_at: '2100-01-01T00:00:00Z',
})

/** Nobody reads or writes the codes of phones but the server, not even their owner. */
export const phoneTables: readonly TableCase[] = [
  {
    name: 'phone_codes',
    table: 'phone_codes',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into phone_codes ${sql(code(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => code(newcomer),
    change: { verified_at: '2026-11-21T00:00:00Z' },
    may: wholly,
  },
]

import { randomInt } from 'node:crypto'
import { type TableCase, wholly } from './table-case'

const columns = 'id, kind, valid_from, known_until, value, source'

/** A day that no other case has. */
const someDay = () => new Date(Date.UTC(2030, 0, 1 + randomInt(20_000))).toISOString().slice(0, 10)

/** Published figures: everybody reads them, an administrator alone adds and deletes them. */
export const datedValueTables: readonly TableCase[] = [
  {
    name: 'dated_values',
    table: 'dated_values',
    key: 'id',
    columns,
    async seed({ sql }) {
      await sql`delete from dated_values`
      const [row] = await sql`insert into dated_values (kind, valid_from, value, source)
        values ('holiday', ${someDay()}, 'temporary', '관보 공고') returning id`
      return String(row?.id)
    },
    sample: () => ({
      kind: 'holiday',
      valid_from: someDay(),
      value: 'election',
      source: '관보 공고',
    }),
    change: { value: 'election' },
    may: { anonymous: 's', owner: 's', other: 's', supervisor: 's', admin: 'sid', ...wholly },
  },
]

import { type TableCase, wholly } from './table-case'

const columns =
  'id, kind, owner_id, subject, state, progress, reason, attempts, created_at, started_at, finished_at'

/** Jobs are seen by whom they are for, and written by the server alone. */
export const jobTables: readonly TableCase[] = [
  {
    name: 'jobs',
    table: 'jobs',
    key: 'id',
    columns,
    async seed({ sql, owner }) {
      const [row] = await sql`insert into jobs (kind, owner_id, payload)
        values ('tests.count', ${owner}, '{"secret": 1}') returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ kind: 'tests.count', owner_id: newcomer }),
    change: { priority: 3 },
    may: { owner: 's', ...wholly },
  },
]

import { randomBytes } from 'node:crypto'
import { type TableCase, wholly } from './table-case'

const columns = `id, user_id, name, last_four, scopes, daily_limit, created_at, expires_at, revoked_at,
  last_used_at, replaces`

const apiKey = (owner: string) => ({
  user_id: owner,
  name: '검색 서버',
  hash: randomBytes(32).toString('hex'),
  last_four: 'aB3x',
  scopes: ['corpus:read'],
  expires_at: new Date(Date.now() + 24 * 3600_000).toISOString(),
})

/** Keys and their figures are seen by their owner, the hash by nobody; functions and the server write them. */
export const apiKeyTables: readonly TableCase[] = [
  {
    name: 'api_keys',
    table: 'api_keys',
    key: 'id',
    columns,
    async seed({ sql, owner }) {
      const [row] = await sql`insert into api_keys ${sql(apiKey(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => apiKey(newcomer),
    change: { name: '다른 이름' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'api_keys with the hash',
    table: 'api_keys',
    key: 'id',
    columns: 'id, hash',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into api_keys ${sql(apiKey(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => apiKey(newcomer),
    change: { daily_limit: 5 },
    may: wholly,
  },
  {
    name: 'api_key_usage',
    table: 'api_key_usage',
    key: 'route',
    async seed({ sql, owner }) {
      const [key] = await sql`insert into api_keys ${sql(apiKey(owner))} returning id`
      const route = `/api/${randomBytes(8).toString('hex')}`
      const row = { key_id: key?.id, user_id: owner, day: '2026-11-22', route, answered: 3 }
      await sql`insert into api_key_usage ${sql(row)}`
      return route
    },
    sample: ({ owner }) => ({
      key_id: '00000000-0000-4000-8000-000000000000',
      user_id: owner,
      day: '2026-11-22',
      route: '/api/search',
    }),
    change: { answered: 9 },
    may: { owner: 's', service: 'sud' },
  },
]

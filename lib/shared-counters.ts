import postgres from 'postgres'

type Query = { text: string; values: (string | number | null)[] }
export type CounterStore = {
  query: (query: Query) => Promise<{ rows: readonly object[]; rowCount: number }>
}

const stores = new Map<string, CounterStore>()

/** Few: a count is one row, and a request never waits long for its turn. */
const connections = 4

/**
 * The database in which copies of the site count together, as rate-limiter-flexible asks for it (the form of
 * node-postgres). One pool for all limits.
 */
export function sharedCounters(url: string): CounterStore {
  const known = stores.get(url)
  if (known) return known
  const sql = postgres(url, {
    max: connections,
    connect_timeout: 2,
    idle_timeout: 60,
    onnotice: () => {},
    // A crash may forget the last counts: they are not worth a write to the disk each.
    connection: { synchronous_commit: 'off', statement_timeout: 2000 },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  })
  const store: CounterStore = {
    async query({ text, values }) {
      const rows = await sql.unsafe(text, values, { prepare: true })
      return { rows, rowCount: rows.count }
    },
  }
  stores.set(url, store)
  return store
}

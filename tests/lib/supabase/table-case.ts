import type postgres from 'postgres'

export const people = ['anonymous', 'owner', 'other', 'supervisor', 'admin', 'service'] as const
export type Person = (typeof people)[number]

export type Seeding = { sql: postgres.Sql; owner: string }
type Row = Record<string, unknown>

export type TableCase = {
  /** The table, with a remark where it has more than one case. */
  name: string
  table: string
  /** The column by which the owner's row is found. */
  key: string
  /** What is asked for where a session may not read every column. */
  columns?: string
  /** Makes a row that is the owner's (where rows have one). @returns its key */
  seed: (given: Seeding) => Promise<string>
  /** A row that the table would take. `user_id` is only sent with the service key: elsewhere it is a default. */
  sample: (given: { newcomer: string; owner: string }) => Row
  change: Row
  /** Letters of `siud`: what each may do; nothing unless said. */
  may: Partial<Record<Person, string>>
}

/** The service key is past every policy. */
export const wholly = { service: 'siud' }

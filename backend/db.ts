import postgres from 'postgres'
import { env } from '@/lib/env'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

const DAY = 1082
const asText = {
  to: DAY,
  from: [DAY],
  serialize: (day: string) => day,
  parse: (day: string) => day,
}

/**
 * Opens a pool on the service's database. Dates stay `yyyy-mm-dd`: a JavaScript Date would move a
 * judgment to the day before in every time zone west of Korea.
 * @throws Error when DATABASE_URL is missing.
 */
export function connect(options: { max?: number; url?: string } = {}): Sql {
  const url = options.url ?? env().DATABASE_URL
  if (!url)
    throw new Error('DATABASE_URL is not set. Start this through npm, which starts the database.')
  return postgres(url, {
    max: options.max ?? 4,
    onnotice: () => {},
    types: { date: asText },
    connect_timeout: 30,
  }) as unknown as Sql
}

import type postgres from 'postgres'
import { seededNumbers } from '@/lib/seeded-numbers'

/** What a text format may stumble over. */
const PIECES = [
  '판례',
  '법답',
  '한글 자모 ㄱㄴ',
  '漢字',
  '日本',
  '🙂',
  'é',
  'e\u0301',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\\',
  '\\N',
  '\\.',
  '\\t',
  '\b\f\v',
  '\u0001',
  '\u0085',
  '\u2028',
  '"',
  "'",
  ',',
  '{}',
  'NULL',
  ' ',
  '',
  '\ufeff',
]

/** Fills public.anything with rows of every kind. */
export async function fillWithAnything(sql: postgres.Sql, count: number): Promise<void> {
  const random = seededNumbers(17)
  const below = (limit: number) => Math.floor(random() * limit)
  const maybe = <T>(make: () => T): T | null => (random() < 0.15 ? null : make())
  const words = () => Array.from({ length: below(7) }, () => PIECES[below(PIECES.length)]).join('')
  const list = <T>(make: () => T) => Array.from({ length: below(4) }, make)
  const json = (depth: number): postgres.JSONValue =>
    depth === 0
      ? (maybe(words) ?? below(1000) / 7)
      : { [words()]: list(() => json(depth - 1)), yes: random() < 0.5, nothing: null }
  const years = () => new Date(below(4_000_000_000) * 1000 + below(1000))
  for (let row = 0; row < count; row++) {
    const [at, real] = [maybe(years), maybe(() => (random() - 0.5) * 10 ** below(300))]
    await sql`insert into public.anything
      (words, long, data, lists, numbers, at, day, bytes, real, yes, address, span) values
      (${maybe(words)}, ${maybe(() => words().slice(0, 40))}, ${sql.json(json(2))},
       ${maybe(() => list(() => maybe(words)))}::text[], ${list(() => String(below(10 ** 9) / 10 ** below(9)))}::numeric[],
       ${at}::timestamptz + interval '1 microsecond' * ${below(1000)}, ${at}::date,
       ${maybe(() => Buffer.from(list(() => below(256))))}, ${real}, ${maybe(() => random() < 0.5)},
       ${maybe(() => `10.0.${below(256)}.${below(256)}`)}::inet, ${`${below(9999)} hours ${below(99)} days`}::interval)`
  }
}

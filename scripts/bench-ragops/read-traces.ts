import { z } from 'zod'
import { lastKoreanDays } from '@/lib/korean-time'
import type { UserDb } from '@/lib/supabase/types'
import { chartDays, traceKeptDays } from '@/lib/traces/constants'
import { traceReader } from '@/lib/traces/data'
import { count, type Figures, megabytes, seconds, timed, times } from './figures'
import type { BenchPerson, RagopsStack } from './stack'

const calls = 60
const tables = ['traces', 'trace_texts', 'trace_spans', 'trace_passages'] as const

/** What is there, and what it weighs. */
export async function weighTraces({ sql }: RagopsStack, figures: Figures): Promise<void> {
  const sizes: string[] = []
  let all = 0
  for (const table of tables) {
    const [row] =
      await sql`select pg_total_relation_size(${`public.${table}`}::regclass)::float8 as bytes,
      (select count(*) from ${sql(table)})::int as rows`
    const { bytes, rows } = z.object({ bytes: z.number(), rows: z.number() }).parse(row)
    all += bytes
    sizes.push(`${table} ${count(rows)} rows ${megabytes(bytes)}`)
  }
  figures.add('traces', 'on disk with indexes', `${megabytes(all)}: ${sizes.join(', ')}`)
  const [texts] = await sql`select sum(pg_column_size(excerpt))::float8 as bytes,
    (select coalesce(sum(size), 0)::float8 from (select max(pg_column_size(excerpt)) as size
      from trace_passages where excerpt is not null group by md5(excerpt)) once) as once
    from trace_passages`
  const { bytes, once } = z.object({ bytes: z.number().nullable(), once: z.number() }).parse(texts)
  figures.add(
    'traces',
    'texts of passages as kept, and if each were kept once',
    `${megabytes(bytes ?? 0)}, ${megabytes(once)}`,
  )
}

/** The list and single traces in the database alone: with the owner's rights, without the way over HTTP. */
async function readInDatabase(
  { sql }: RagopsStack,
  owner: BenchPerson,
  ids: readonly string[],
  figures: Figures,
): Promise<void> {
  const { data } = await owner.db.auth.getSession()
  const [, payload = ''] = data.session?.access_token.split('.') ?? []
  const claims = Buffer.from(payload, 'base64url').toString()
  await sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${owner.id}, true)`
    const list = await timed(calls, async () => {
      const [row] =
        await tx`select jsonb_array_length(public.list_traces('own', '{}', 0, 30)) as found`
      if (row?.found !== 31) throw new Error('the list is not that of its owner')
    })
    figures.add('traces', 'in the database alone: list, newest', times(list))
    const one = await timed(calls, async (at) => {
      const id = ids[at % ids.length] ?? ''
      const spans = await tx`select * from trace_spans where trace = ${id} order by started_at`
      await tx`select * from trace_passages where trace = ${id} order by rank`
      await tx`select * from trace_texts where trace = ${id}`
      if (spans.length !== 6) throw new Error('a trace could not be read')
    })
    figures.add('traces', 'in the database alone: one trace', times(one))
  })
}

/** The pages of traces as they are read, by the owner of all of them and by somebody who has none. */
export async function readTraces(
  stack: RagopsStack,
  owner: BenchPerson,
  stranger: BenchPerson,
  figures: Figures,
): Promise<void> {
  const { sql } = stack
  const own = traceReader(owner.db as UserDb, owner.id)
  const list = async (what: string, filter: Parameters<typeof own.list>[1], page = () => 1) => {
    const taken = await timed(calls, () => own.list('own', filter, page()))
    figures.add('traces', `list, ${what}`, times(taken))
  }
  await list('newest', {})
  await list('a page of the first hundred', {}, () => 1 + Math.floor(Math.random() * 100))
  await list('errors', { status: 'error' })
  await list('longer than four seconds', { minMs: 4000 })
  await list('words of the newest', { text: '가' })
  const rare = await timed(3, () => own.list('own', { text: '없는말이다' }, 1))
  figures.add('traces', 'list, words that no trace has', times(rare))
  const rows = await sql<{ id: string }[]>`
    select id from traces where user_id = ${owner.id} order by md5(id::text) limit ${calls}`
  const one = await timed(calls, async (at) => {
    if ((await own.read(rows[at % rows.length]?.id ?? ''))?.spans.length !== 6)
      throw new Error('a trace could not be read')
  })
  figures.add('traces', 'one trace', times(one))
  await readInDatabase(
    stack,
    owner,
    rows.map(({ id }) => id),
    figures,
  )
  const range = lastKoreanDays(chartDays, new Date())
  figures.add('traces', 'charts by day', times(await timed(20, () => own.days('own', range))))
  figures.add(
    'traces',
    'figures by version',
    times(await timed(20, () => own.versions('own', range))),
  )
  const other = traceReader(stranger.db as UserDb, stranger.id)
  const none = await timed(calls, async () => {
    if ((await other.list('own', {}, 1)).traces.length > 0) throw new Error('a trace of another')
  })
  figures.add('traces', 'list of somebody who has none', times(none))
}

/** Deletes a day, then a third of the rest, as the daily deletion does; what it cost those who read meanwhile. */
export async function dropOldTraces(
  stack: RagopsStack,
  owner: BenchPerson,
  figures: Figures,
): Promise<void> {
  const { sql } = stack
  const own = traceReader(owner.db as UserDb, owner.id)
  for (const [what, days] of [
    ['the oldest day', traceKeptDays - 1],
    ['thirty days more', traceKeptDays - 31],
  ] as const) {
    const before = new Date(Date.now() - days * 24 * 3600_000).toISOString()
    const began = performance.now()
    let done = false
    const deletion = sql`select public.delete_old_traces(${before}) as gone`.then(([row]) => {
      done = true
      return Number(row?.gone)
    })
    const meanwhile: number[] = []
    while (!done) meanwhile.push(...(await timed(1, () => own.list('own', {}, 1))))
    const gone = await deletion
    const took = seconds(performance.now() - began)
    figures.add(
      'retention',
      what,
      `${count(gone)} traces in ${took}; list meanwhile ${times(meanwhile)}`,
    )
  }
  const began = performance.now()
  await sql`vacuum public.traces, public.trace_texts, public.trace_spans, public.trace_passages`
  figures.add('retention', 'vacuum afterwards', seconds(performance.now() - began))
  await weighTraces(stack, figures)
}

import { randomUUID } from 'node:crypto'
import { evaluateJob } from '@/lib/alerts/job'
import { namedSearch } from '@/lib/alerts/watched-search'
import { count, type Figures, seconds } from './figures'
import { untilDone } from './jobs'
import type { RagopsStack } from './stack'

type Sql = RagopsStack['sql']

/** Each person watches so many. */
const searchesEach = 20

/** Two to five words of an issue each, no two alike as far as the corpus has enough. */
async function watchSearches(sql: Sql, searches: number): Promise<number> {
  const rows = await sql<{ issue: string }[]>`
    select i->>'issue' as issue from legal.decisions d, jsonb_array_elements(d.issues) i
    where length(i->>'issue') > 20 order by md5(d.serial::text) limit ${searches}`
  if (rows.length === 0) throw new Error('the store has no decision with issues')
  let owner = ''
  const watches: object[] = []
  const people: { id: string; email: string }[] = []
  for (let at = 0; at < searches; at++) {
    if (at % searchesEach === 0) {
      owner = randomUUID()
      people.push({ id: owner, email: `${owner}@example.test` })
    }
    const words = (rows[at % rows.length]?.issue ?? '')
      .split(/[\s,.()[\]]+/)
      .filter((word) => word.length > 1)
    const from = (at * 7) % Math.max(1, words.length - 5)
    const query = words.slice(from, from + 2 + (at % 4)).join(' ') || '손해배상'
    const named = namedSearch(new URLSearchParams({ query }).toString())
    if (named) watches.push({ ...named, user_id: owner, kind: 'search' })
  }
  await sql`insert into auth.users (id, email) select id, email
    from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as p (id uuid, email text)`
  await sql`insert into profiles (id, email, role, language) select id, email, 'user', 'ko'
    from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as p (id uuid, email text)`
  // Before the refresh, and mailed by day: the bench measures finding, not the sending of mail.
  const made =
    await sql`insert into watches (user_id, kind, reference, path, title, request, created_at)
    select user_id, kind, reference, path, title, request, now() - interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(watches)}::text::jsonb)
      as w (user_id uuid, kind text, reference text, path text, title text, request jsonb)
    on conflict do nothing`
  return made.count
}

/** Records what an import would: the newest decisions, and a tenth of articles. @returns the last change */
async function refresh(sql: Sql, changes: number): Promise<number> {
  const articles = Math.floor(changes / 10)
  return sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into legal.imports (source) values ('bench') returning id::int`
    const id = row?.id ?? 0
    await tx`insert into legal.changes (import_id, kind, serial)
      select ${id}, 'decision', serial from legal.decisions
      order by judgment_date desc nulls last, serial limit ${changes - articles}`
    await tx`insert into legal.changes (import_id, kind, law_id, article_no, new_text)
      select ${id}, 'article', law_id, no, body from legal.articles
      order by md5(law_id || no) limit ${articles}`
    await tx`update legal.imports set finished_at = now() where id = ${id}`
    const [last] = await tx<{ id: number }[]>`select max(id)::int as id from legal.changes`
    return last?.id ?? 0
  })
}

const alertsOf = async (sql: Sql, after: number, last: number) => {
  const rows = await sql<{ key: string }[]>`
    select a.user_id || ' ' || coalesce(c.serial::text, c.law_id || c.article_no) as key
    from alerts a join legal.changes c on c.id = a.change_id
    where a.change_id > ${after} and a.change_id <= ${last} order by 1`
  return rows.map(({ key }) => key)
}

/** From the end of an import to alerts in the accounts; then the same refresh again while the worker is killed. */
export async function watchRefresh(
  stack: RagopsStack,
  { searches, changes }: { searches: number; changes: number },
  figures: Figures,
): Promise<void> {
  const { sql, service } = stack
  const watched = await watchSearches(sql, searches)
  const progressAt = async () => {
    const [row] = await sql`select change_id::int as at from alert_progress`
    return Number(row?.at)
  }
  const measure = async (kills: readonly number[]) => {
    const before = await progressAt()
    const last = await refresh(sql, changes)
    const began = Date.now()
    // The stretch is written whole: how far a job is, only the clock says.
    const progress = async () =>
      (await progressAt()) >= last ? 1 : Math.min(0.999, (Date.now() - began) / 60_000)
    const done = await untilDone(stack, evaluateJob.kind, progress, kills)
    return { ...done, alerts: await alertsOf(sql, before, last) }
  }
  const whole = await measure([])
  figures.add(
    'watches',
    `${count(watched)} saved searches over a refresh of ${count(changes)} documents`,
    `${seconds(whole.ms)} until the last alert; ${count(whole.alerts.length)} alerts`,
  )
  figures.add('watches', 'memory of the case-law service', `${service.memory()} MB`)
  const step = whole.ms / 60_000
  const broken = await measure([step * 0.3, step * 1.2])
  const [once, twice] = [new Set(whole.alerts), new Set(broken.alerts)]
  const lost = [...once].filter((key) => !twice.has(key)).length
  const more = broken.alerts.length - twice.size
  figures.add(
    'watches',
    `the same, the worker killed ${broken.killed} times by SIGKILL`,
    `${seconds(broken.ms)}; ${lost} alerts lost, ${more} twice`,
  )
  if (lost > 0 || more > 0 || twice.size !== once.size)
    throw new Error('a refresh during which the worker was killed did not tell what another told')
}

import type postgres from 'postgres'
import { z } from 'zod'
import { rulesVersion, standpoints } from '@/lib/contracts/constants'
import { factsSchema } from '@/lib/contracts/facts/schema'
import { runPlaybook } from '@/lib/contracts/playbooks/run-playbook'
import type { PlaybookRule } from '@/lib/contracts/playbooks/schema'
import { type StoredFinding, storedFindingSchema } from '@/lib/contracts/reviews/schema'
import { runReview } from '@/lib/contracts/run-review'
import { outlineSchema } from '@/lib/contracts/summary/outline-schema'
import { cellsOfFindings, cellsOfMatches } from '@/lib/contracts/tables/cells'
import { contractTableJob } from '@/lib/contracts/tables/jobs'
import { type TableCell, tablePlaybookSchema } from '@/lib/contracts/tables/schema'
import { JobFailure } from '@/lib/jobs/definition'
import { log } from '@/lib/log'
import { handles, type JobContext } from '@/worker/handler'
import { readContractText } from './read-contract'
import { typeOf, writeFindings } from './review-contract'

const rowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  document_id: z.uuid().nullable(),
  review_id: z.uuid().nullable(),
})
type Row = z.infer<typeof rowSchema>
type Context = Pick<JobContext, 'sql' | 'signal'> & { owner: string }

const reviewSchema = z.object({
  contract: z.string(),
  facts: factsSchema,
  side: z.enum(standpoints),
  outline: outlineSchema,
})
type Reviewed = z.infer<typeof reviewSchema> & { findings: StoredFinding[] }

const permanent = { permanent: true }

/** A review of a document, with the facts as its text says them; whoever opens it can confirm others. */
async function makeReview(row: Row, { sql, owner, signal }: Context): Promise<string> {
  const read = row.document_id ? await readContractText(row.document_id, () => {}) : null
  if (!read) throw new JobFailure('missing', permanent)
  signal.throwIfAborted()
  const { text, facts, remarks } = read
  const type = typeOf(facts)
  const { outline, findings } = await runReview({ type, text }, signal, () => {})
  await sql.begin(async (transaction) => {
    const kept = await transaction`insert into public.contract_reviews
        (id, user_id, title, document_id, state, contract, remarks, facts, outline, rules_version, reviewed_at)
      select ${row.id}, ${owner}, left(${row.title}, 120), ${row.document_id}, 'ready', ${text},
        ${JSON.stringify(remarks)}::text::jsonb, ${JSON.stringify(facts)}::text::jsonb,
        ${JSON.stringify(outline)}::text::jsonb, ${rulesVersion}, now()
      from public.contract_table_rows r where r.id = ${row.id}
      on conflict (id) do nothing returning id`
    // The table was deleted meanwhile.
    if (kept.length === 0) return
    await writeFindings(transaction, { review: row.id, owner }, findings)
    await transaction`update public.contract_table_rows set review_id = ${row.id} where id = ${row.id}`
  })
  return row.id
}

async function readReviewed(review: string, { sql, owner }: Context): Promise<Reviewed> {
  const [row] = await sql`select contract, facts, side, outline from public.contract_reviews
    where id = ${review} and user_id = ${owner} and contract is not null and outline is not null`
  if (!row) throw new JobFailure('missing', permanent)
  const findings =
    await sql`select id, no, rule_id, kind, topic, severity, clause, quote, start_at, end_at,
      articles, details, sides, state, dismissal, comment, wording, playbook
    from public.contract_findings where review_id = ${review} order by start_at nulls last, no limit 2000`
  return {
    ...reviewSchema.parse(row),
    findings: z.array(storedFindingSchema).parse([...findings]),
  }
}

async function cellsOf(
  { contract, facts, side, outline, findings }: Reviewed,
  rules: readonly PlaybookRule[] | null,
  signal: AbortSignal,
): Promise<TableCell[]> {
  const { clauses } = outline
  if (!rules) return cellsOfFindings(findings, { facts, side, clauses })
  const builtIn = findings
    .filter(({ playbook }) => playbook === null)
    .map(({ kind, topic, clause, quote, start_at: start, end_at: end }) => ({
      kind,
      topic,
      clause,
      quote,
      start,
      end,
    }))
  const task = { text: contract, type: facts.type, findings: builtIn }
  const [matches = []] = await runPlaybook({ rules: [...rules], contracts: [task] }, signal)
  return cellsOfMatches(rules, matches, clauses)
}

/** What the run of a version reports to the organisation, as a run on one review does. */
const noteRun = (
  sql: postgres.Sql,
  { table, review, owner, found }: Record<'table' | 'review' | 'owner', string> & { found: number },
) => sql`insert into public.contract_playbook_runs
    (organization_id, playbook_id, version_id, version_no, name, user_id, review_id, findings)
  select v.organization_id, v.playbook_id, v.id, v.no, v.name, ${owner}, ${review}, ${found}
  from public.contract_tables t join public.contract_playbook_versions v on v.id = t.version_id
  where t.id = ${table}`

/**
 * Fills the rows of a table one after the other; each is written by itself, so that what was done stays when it is
 * cancelled, and a second attempt goes on behind it. A contract that cannot be read holds up no other.
 */
export const reviewTableHandler = handles(
  contractTableJob,
  async ({ table }, { owner, report, sql, signal }) => {
    const [found] = await sql`select playbook from public.contract_tables
      where id = ${table} and user_id = ${owner}`
    if (!found || !owner) return undefined
    const rules = tablePlaybookSchema.nullable().parse(found.playbook)?.rules ?? null
    const rows =
      await sql`select id, title, document_id, review_id, state from public.contract_table_rows
      where table_id = ${table} order by no`
    const waiting = rows
      .filter(({ state }) => state === 'waiting')
      .map((row) => rowSchema.parse(row))
    const context = { sql, signal, owner }
    for (const [index, row] of waiting.entries()) {
      report({ step: 'reviewing', done: rows.length - waiting.length + index, total: rows.length })
      signal.throwIfAborted()
      try {
        const review = row.review_id ?? (await makeReview(row, context))
        const reviewed = await readReviewed(review, context)
        const cells = await cellsOf(reviewed, rules, signal)
        await sql`update public.contract_table_rows set state = 'done', reason = null,
          type = ${reviewed.facts.type}, cells = ${JSON.stringify(cells)}::text::jsonb, read_at = now()
          where id = ${row.id}`
        await noteRun(sql, { table, review, owner, found: cells.length })
      } catch (thrown) {
        signal.throwIfAborted()
        const reason = thrown instanceof JobFailure ? thrown.reason : 'failed'
        if (reason === 'failed') log.warn('contracts.table-row-failed', { row: row.id })
        await sql`update public.contract_table_rows set state = 'failed', reason = ${reason.slice(0, 60)}
          where id = ${row.id}`
      }
    }
    return undefined
  },
)

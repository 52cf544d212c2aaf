import type postgres from 'postgres'
import { z } from 'zod'
import { type ContractType, contractTypes, rulesVersion } from '@/lib/contracts/constants'
import { type Facts, factsSchema } from '@/lib/contracts/facts/schema'
import type { SidedFinding } from '@/lib/contracts/review-sides'
import { reviewContractJob } from '@/lib/contracts/reviews/jobs'
import { runReview } from '@/lib/contracts/run-review'
import { handles } from '@/worker/handler'

const rowSchema = z.object({ contract: z.string(), facts: factsSchema })

/** Columns of a finding, for `jsonb_to_recordset`. */
const rowOf = (finding: SidedFinding, index: number) => ({
  no: index + 1,
  identity: finding.identity,
  rule_id: finding.ruleId,
  kind: finding.kind,
  topic: finding.topic,
  severity: finding.severity,
  clause: finding.clause?.slice(0, 120) ?? null,
  quote: finding.quote?.slice(0, 20_000) ?? null,
  start_at: finding.start,
  end_at: finding.end,
  articles: finding.articles,
  details: finding.details,
  sides: finding.sides,
})

/** The kind of contract whose rules are applied. */
export const typeOf = (facts: Facts): ContractType =>
  contractTypes.find((each) => each === facts.type) ?? 'other'

/** Writes what was found; what somebody has said to a finding of the last review stays with it. */
export async function writeFindings(
  transaction: postgres.TransactionSql,
  { review, owner }: { review: string; owner: string | null },
  findings: readonly SidedFinding[],
): Promise<void> {
  const rows = JSON.stringify(findings.map(rowOf))
  await transaction`delete from public.contract_findings where review_id = ${review}
    and playbook is null and identity not in (select identity from jsonb_to_recordset(${rows}::text::jsonb) as f (identity text))`
  await transaction`insert into public.contract_findings (review_id, user_id, no, identity, rule_id, kind,
      topic, severity, clause, quote, start_at, end_at, articles, details, sides)
    select ${review}, ${owner}, f.* from jsonb_to_recordset(${rows}::text::jsonb) as f (no integer,
      identity text, rule_id text, kind text, topic text, severity text, clause text, quote text,
      start_at integer, end_at integer, articles text[], details jsonb, sides text[])
    on conflict (review_id, identity) do update set no = excluded.no, severity = excluded.severity,
      clause = excluded.clause, quote = excluded.quote, articles = excluded.articles,
      details = excluded.details, sides = excluded.sides, end_at = excluded.end_at`
}

/**
 * Reviews a contract. What somebody has said to a finding of the last review stays with it; what is not found
 * any more goes, but for what playbooks found. Findings, outline and the end of the job are written together.
 */
export const reviewContractHandler = handles(
  reviewContractJob,
  async ({ review }, { owner, report, sql, signal }) => {
    const [row] = await sql`select contract, facts from public.contract_reviews
      where id = ${review} and user_id = ${owner} and state = 'reviewing'`
    if (!row) return undefined
    const { contract, facts } = rowSchema.parse(row)
    const { outline, findings } = await runReview(
      { type: typeOf(facts), text: contract },
      signal,
      (progress) => report({ step: 'reviewing', done: progress.done, total: progress.of }),
    )
    return async (transaction) => {
      const updated = await transaction`update public.contract_reviews set state = 'ready',
        reason = null, outline = ${JSON.stringify(outline)}::text::jsonb,
        rules_version = ${rulesVersion}, reviewed_at = now()
        where id = ${review} and state = 'reviewing' returning id`
      if (updated.length === 0) return
      await writeFindings(transaction, { review, owner }, findings)
    }
  },
)

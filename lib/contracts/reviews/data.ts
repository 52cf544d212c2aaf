import 'server-only'
import { z } from 'zod'
import { readJobs } from '@/lib/jobs/data'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { mostReviews } from './constants'
import { readContractJob, reviewContractJob } from './jobs'
import {
  type Review,
  type ReviewProgress,
  type ReviewRow,
  reviewRowSchema,
  reviewSchema,
  reviewStatesSchema,
  type StoredFinding,
  storedFindingSchema,
} from './schema'

// Everything is read with the person's own session: the policies show another's only where it is shared with an
// organisation that they are in.

const rowColumns = 'id, title, state, reason, side, facts, created_at, reviewed_at'
const columns = `${rowColumns}, user_id, organization_id, document_id, owns_document, contract, remarks, outline, rules_version`

/** Somebody's own, the newest first. @throws AppError `unavailable` */
export async function readReviews(db: Db, owner: string): Promise<ReviewRow[]> {
  const read = await db
    .from('contract_reviews')
    .select(rowColumns)
    .eq('user_id', owner)
    .order('created_at', { ascending: false })
    .limit(mostReviews)
  return z.array(reviewRowSchema).parse(unwrapResult(read))
}

/** Those that others share with organisations that one is in, the newest first. @throws AppError `unavailable` */
export async function readSharedReviews(db: Db, reader: string): Promise<ReviewRow[]> {
  const read = await db
    .from('contract_reviews')
    .select(rowColumns)
    .neq('user_id', reader)
    .eq('state', 'ready')
    .order('created_at', { ascending: false })
    .limit(mostReviews)
  return z.array(reviewRowSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id that one may read. @throws AppError `unavailable` */
export async function readReview(db: Db, id: string): Promise<Review | null> {
  const read = await db.from('contract_reviews').select(columns).eq('id', id).maybeSingle()
  return reviewSchema.nullable().parse(unwrapResult(read))
}

/**
 * In the order of the text, numbered so: findings of playbooks stand among those of the built-in rules.
 * @throws AppError `unavailable`
 */
export async function readFindings(db: Db, review: string): Promise<StoredFinding[]> {
  const read = await db
    .from('contract_findings')
    .select(
      'id, no, rule_id, kind, topic, severity, clause, quote, start_at, end_at, articles, details, sides, state, dismissal, comment, wording, assignee_id, playbook',
    )
    .eq('review_id', review)
    .order('start_at', { nullsFirst: false })
    .order('no')
    .limit(2000)
  const findings = z.array(storedFindingSchema).parse(unwrapResult(read))
  return findings.map((finding, index) => ({ ...finding, no: index + 1 }))
}

/** How many findings each review has that nobody has said anything to. @throws AppError `unavailable` */
export async function countOpenFindings(db: Db): Promise<Map<string, number>> {
  const read = await db
    .from('contract_findings')
    .select('review_id')
    .eq('state', 'open')
    .limit(20_000)
  const counts = new Map<string, number>()
  for (const { review_id } of z.array(z.object({ review_id: z.uuid() })).parse(unwrapResult(read)))
    counts.set(review_id, (counts.get(review_id) ?? 0) + 1)
  return counts
}

/** Reviews that count for the limit, begun since then. @throws AppError `unavailable` */
export async function countUses(db: Db, from: Date): Promise<number> {
  const { count, error } = await db
    .from('contract_review_uses')
    .select('review_id', { count: 'exact', head: true })
    .gte('used_at', from.toISOString())
  unwrapResult({ data: null, error })
  return count ?? 0
}

/** How far the review is. Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readProgress(db: Db, id: string): Promise<ReviewProgress | null> {
  const read = await db.from('contract_reviews').select('state, reason').eq('id', id).maybeSingle()
  const found = reviewStatesSchema.nullable().parse(unwrapResult(read))
  if (!found) return null
  const kind = found.state === 'reading' ? readContractJob.kind : reviewContractJob.kind
  const [job] = await readJobs(db, kind, [id])
  const { done = null, total = null } = job?.progress ?? {}
  return { ...found, done, total }
}

/** The job of a review that is under way; null when none is. @throws AppError `unavailable` */
export async function findJob(db: Db, id: string): Promise<string | null> {
  for (const { kind } of [reviewContractJob, readContractJob]) {
    const jobs = await readJobs(db, kind, [id])
    const running = jobs.find(({ state }) => state === 'queued' || state === 'running')
    if (running) return running.id
  }
  return null
}

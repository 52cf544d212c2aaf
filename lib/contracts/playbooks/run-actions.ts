'use server'

import { refresh } from 'next/cache'
import type { ActionReason } from '@/lib/auth/action'
import { formAction } from '@/lib/auth/form-action'
import { readFindings, readReview, readReviews } from '@/lib/contracts/reviews/data'
import type { Review } from '@/lib/contracts/reviews/schema'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { readOwnOrganizations } from '@/lib/organizations/data'
import { mayContribute } from '@/lib/organizations/role-rights'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db, UserDb } from '@/lib/supabase/types'
import { longestTestText, mostTestedReviews } from './constants'
import { readPlaybook, readVersion } from './data'
import type { PlaybookProblem, RunState, TestedContract, TestState } from './form-state'
import { keepPlaybookRun } from './mutations'
import { playbookFindings } from './playbook-finding'
import {
  type PlaybookError,
  type PlaybookMatch,
  type PlaybookRule,
  runFormSchema,
  testFormSchema,
} from './schema'
import { askPlaybook } from './service'
import type { PlaybookContract } from './task'

/** Each has the worker read whole contracts. */
const limit = createRateLimiter({ name: 'contracts.playbook-runs', points: 60, seconds: 600 })
const reasonOf = (reason: ActionReason): PlaybookProblem =>
  reason === 'unauthorized' ? reason : reason === 'tooMany' ? 'tooOften' : 'unavailable'

const asMember = formAction({ name: 'contracts.playbook-runs', limit, reasonOf })

/** A review of one's own as rules read it: with what the built-in rules found in it, not other playbooks. */
async function reviewedContract(db: Db, review: Review): Promise<PlaybookContract> {
  const findings = await readFindings(db, review.id)
  return {
    text: review.contract ?? '',
    type: review.facts.type,
    findings: findings
      .filter(({ playbook }) => playbook === null)
      .map(({ kind, topic, clause, quote, start_at: start, end_at: end }) => ({
        kind,
        topic,
        clause,
        quote,
        start,
        end,
      })),
  }
}

/** Reviews of one's own that have been made: the one that was chosen, or the newest. */
async function reviewsToTest(db: Db, owner: string, on: string): Promise<Review[]> {
  const ids =
    on === 'all'
      ? (await readReviews(db, owner)).filter(({ state }) => state === 'ready').map(({ id }) => id)
      : [on]
  const read = await Promise.all(ids.slice(0, mostTestedReviews).map((id) => readReview(db, id)))
  return read.filter((review) => review?.state === 'ready' && review.contract !== null) as Review[]
}

function shownMatches(rules: readonly PlaybookRule[], matches: readonly PlaybookMatch[]) {
  return matches.flatMap(({ rule: id, clause, quote, start }) => {
    const rule = rules.find((each) => each.id === id)
    if (!rule) return []
    const { title, severity } = rule
    return [
      { id: `${id}:${start ?? ''}`, title, severity, clause, quote: quote?.slice(0, 400) ?? null },
    ]
  })
}

/** Whether somebody may use what belongs to an organisation: viewers read it alone. */
async function mayUse(db: UserDb, user: string, organization: string): Promise<boolean> {
  const own = await readOwnOrganizations(db, user)
  return own.some(({ id, role }) => id === organization && mayContribute(role))
}

/** Tries the draft on a text, or on reviews of one's own. Nothing of it is kept. */
export async function testPlaybook(before: TestState, data: FormData): Promise<TestState> {
  const values = submittedTexts(data, ['on', 'text'], longestTestText)
  return asMember<TestState>(before, values, async ({ db, user }) => {
    const parsed = parseForm<typeof testFormSchema, PlaybookError>(testFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { playbook: id, on, text } = parsed.form
    const playbook = await readPlaybook(db, id)
    if (!playbook) return answered(before, { reason: 'missing', values })
    if (!(await mayUse(db, user.id, playbook.organization_id)))
      return answered(before, { reason: 'forbidden', values })
    const { rules } = playbook
    if (rules.length === 0) return answered(before, { reason: 'empty', values })
    const reviews = on === 'text' ? [] : await reviewsToTest(db, user.id, on)
    if (on !== 'text' && reviews.length === 0)
      return answered(before, { reason: 'noReviews', values })
    const contracts =
      on === 'text'
        ? [{ text, type: null, findings: null }]
        : await Promise.all(reviews.map((review) => reviewedContract(db, review)))
    const answer = await askPlaybook({ client: user.id, rules, contracts })
    if (answer.state === 'busy') return answered(before, { reason: 'busy', values })
    const result = answer.matches.map((matches, index): TestedContract => {
      const review = reviews[index]
      return {
        review: review ? { id: review.id, title: review.title } : null,
        matches: shownMatches(rules, matches),
      }
    })
    return answered(before, { result, values })
  })
}

/** Runs a published version on a review of one's own, and keeps what it finds there. */
export async function runOnReview(before: RunState, data: FormData): Promise<RunState> {
  const values = submittedTexts(data, ['version'])
  return asMember<RunState>(before, values, async ({ db, user }) => {
    const parsed = parseForm<typeof runFormSchema, PlaybookError>(runFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: { version: 'choice' }, values })
    const { review: id, version: chosen } = parsed.form
    const [review, version] = await Promise.all([readReview(db, id), readVersion(db, chosen)])
    if (!version || review?.state !== 'ready' || review.contract === null)
      return answered(before, { reason: 'missing', values })
    const answer = await askPlaybook({
      client: user.id,
      rules: version.rules,
      contracts: [await reviewedContract(db, review)],
    })
    if (answer.state === 'busy') return answered(before, { reason: 'busy', values })
    const findings = playbookFindings(version, answer.matches[0] ?? [])
    const kept = await keepPlaybookRun(
      serviceClient(),
      user.id,
      { review: id, version: chosen },
      findings,
    )
    if (!kept.ok) return answered(before, { reason: kept.reason, values })
    refresh()
    return answered(before, { result: { findings: findings.length }, values })
  })
}

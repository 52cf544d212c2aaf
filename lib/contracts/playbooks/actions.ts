'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { z } from 'zod'
import type { ActionReason } from '@/lib/auth/action'
import { parseLocale } from '@/lib/auth/destination'
import { formAction } from '@/lib/auth/form-action'
import { explain } from '@/lib/contracts/explanations/explanations'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { longestWording, mostRules, playbookPath, playbooksPath } from './constants'
import { readPlaybook } from './data'
import {
  type PlaybookChangeState,
  type PlaybookNameState,
  type PlaybookProblem,
  type RuleState,
  ruleFields,
} from './form-state'
import { createPlaybook, deletePlaybook, publishPlaybook, writeRules } from './mutations'
import { ruleOf } from './rule-form'
import { type PlaybookError, playbookFormSchema, ruleFormSchema } from './schema'

const limit = createRateLimiter({ name: 'contracts.playbooks', points: 240, seconds: 600 })
const reasonOf = (reason: ActionReason): PlaybookProblem =>
  reason === 'unauthorized' ? reason : reason === 'tooMany' ? 'tooOften' : 'unavailable'

const change = formAction({ name: 'contracts.playbooks', limit, reasonOf })

/** Makes a playbook without rules and leads to it. */
export async function makePlaybook(
  before: PlaybookNameState,
  data: FormData,
): Promise<PlaybookNameState> {
  const values = submittedTexts(data, ['organization', 'name'])
  return change<PlaybookNameState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof playbookFormSchema, PlaybookError>(playbookFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { organization, name } = parsed.form
    const made = await createPlaybook(db, organization, name)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    return redirect({ href: playbookPath(made.id), locale: parseLocale(data.get('locale')) })
  })
}

/** Writes one rule of the draft: a new one, or another form of one. */
export async function saveRule(before: RuleState, data: FormData): Promise<RuleState> {
  const values = submittedTexts(data, ruleFields, longestWording)
  return change<RuleState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof ruleFormSchema, PlaybookError>(ruleFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { form } = parsed
    if (form.kind === 'topic' && !explain('ko', form.topic))
      return answered(before, { errors: { topic: 'choice' }, values })
    const playbook = await readPlaybook(db, form.playbook)
    if (!playbook) return answered(before, { reason: 'missing', values })
    const rule = ruleOf(form, randomUUID)
    const isKnown = playbook.rules.some(({ id }) => id === rule.id)
    if (form.rule && !isKnown) return answered(before, { reason: 'stale', values })
    const rules = isKnown
      ? playbook.rules.map((each) => (each.id === rule.id ? rule : each))
      : [...playbook.rules, rule]
    if (rules.length > mostRules) return answered(before, { reason: 'tooMany', values })
    const written = await writeRules(db, { id: playbook.id, rev: form.rev }, rules)
    if (!written.ok) return answered(before, { reason: written.reason, values })
    return redirect({ href: playbookPath(playbook.id), locale: parseLocale(data.get('locale')) })
  })
}

const seenSchema = z.object({ playbook: z.uuid(), rev: z.coerce.number().int() })

/** Takes a rule out of the draft; versions keep it. */
export async function removeRule(
  before: PlaybookChangeState,
  data: FormData,
): Promise<PlaybookChangeState> {
  return change<PlaybookChangeState>(before, {}, async ({ db }) => {
    const asked = seenSchema.extend({ rule: z.uuid() }).safeParse(Object.fromEntries(data))
    const playbook = asked.success ? await readPlaybook(db, asked.data.playbook) : null
    if (!asked.success || !playbook) return answered(before, { reason: 'missing' })
    const rules = playbook.rules.filter(({ id }) => id !== asked.data.rule)
    const written = await writeRules(db, { id: playbook.id, rev: asked.data.rev }, rules)
    if (!written.ok) return answered(before, { reason: written.reason })
    refresh()
    return answered(before, { result: 'removed' })
  })
}

/** Makes a version of the draft, which nobody changes any more. */
export async function publish(
  before: PlaybookChangeState,
  data: FormData,
): Promise<PlaybookChangeState> {
  return change<PlaybookChangeState>(before, {}, async ({ db }) => {
    const asked = seenSchema.safeParse(Object.fromEntries(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const published = await publishPlaybook(db, asked.data.playbook, asked.data.rev)
    if (!published.ok) return answered(before, { reason: published.reason })
    refresh()
    return answered(before, { result: 'published' })
  })
}

/** Deletes a playbook with its versions, and leads to the others. */
export async function removePlaybook(
  before: PlaybookChangeState,
  data: FormData,
): Promise<PlaybookChangeState> {
  return change<PlaybookChangeState>(before, {}, async ({ db }) => {
    const asked = z.uuid().safeParse(data.get('playbook'))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const deleted = await deletePlaybook(db, asked.data)
    if (!deleted.ok) return answered(before, { reason: deleted.reason })
    return redirect({ href: playbooksPath, locale: parseLocale(data.get('locale')) })
  })
}

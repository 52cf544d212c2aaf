'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { readKnownValues } from '@/lib/calculators/data'
import { env } from '@/lib/env'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'
import { dueDay } from './deadline'
import { newFeedToken } from './feed-token'
import type {
  ChangeState,
  DeadlineState,
  FeedState,
  MatterState,
  PartyState,
  RecordState,
} from './form-state'
import {
  addDeadline,
  addMatter,
  addParty,
  addRecord,
  changeFeed,
  closeMatter,
  deleteMatter,
  deletePart,
  finishDeadline,
  saveMatter,
} from './mutations'
import {
  deadlineFormSchema,
  feedChangeSchema,
  type MatterError,
  matterChangeSchema,
  matterFormSchema,
  partChangeSchema,
  partyFormSchema,
  recordFormSchema,
} from './schema'

const limit = createRateLimiter({ name: 'matters.change', points: 240, seconds: 600 })
const change = formAction({ name: 'matters', limit, reasonOf: plainReason })

/** Opens a new matter and leads to it, or saves the head of one. */
export async function writeMatter(before: MatterState, data: FormData): Promise<MatterState> {
  const values = submittedTexts(data, ['title', 'caseNumber', 'court'])
  const state = await change<MatterState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof matterFormSchema, MatterError>(matterFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const id = data.get('matter')
    if (typeof id === 'string' && id !== '') {
      const saved = z.uuid().safeParse(id).success
        ? await saveMatter(db, id, parsed.form)
        : { ok: false as const, reason: 'gone' as const }
      if (!saved.ok) return answered(before, { reason: saved.reason, values })
      refresh()
      return answered(before, { result: 'saved', values })
    }
    const added = await addMatter(db, parsed.form)
    if (!added.ok) return answered(before, { reason: added.reason, values })
    return redirect({ href: `/matters/${added.id}`, locale: parseLocale(data.get('locale')) })
  })
  return state
}

/** Closes, reopens or deletes a matter. */
export async function changeMatter(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = matterChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const { matter, change: wanted } = asked.data
    const done =
      wanted === 'delete'
        ? await deleteMatter(db, matter)
        : await closeMatter(db, matter, wanted === 'close' ? new Date() : null)
    if (!done.ok) return answered(before, { reason: done.reason })
    if (wanted === 'delete')
      return redirect({ href: '/matters', locale: parseLocale(data.get('locale')) })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

export async function addMatterParty(before: PartyState, data: FormData): Promise<PartyState> {
  const values = submittedTexts(data, ['role', 'name', 'contact'], 400)
  return change<PartyState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof partyFormSchema, MatterError>(partyFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const added = await addParty(db, parsed.form)
    if (!added.ok) return answered(before, { reason: added.reason, values })
    refresh()
    return answered(before, { result: 'added' })
  })
}

/** Adds a deadline: a day, or the last day of a period of the law, moved past holidays. */
export async function addMatterDeadline(
  before: DeadlineState,
  data: FormData,
): Promise<DeadlineState> {
  const values = submittedTexts(data, ['title', 'preset', 'day', 'remind'])
  return change<DeadlineState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof deadlineFormSchema, MatterError>(deadlineFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { matter, title, preset, day, remind } = parsed.form
    const dueOn = dueDay({ day, preset }, await readKnownValues(anonymousClient))
    if (dueOn === null) return answered(before, { errors: { day: 'day' }, values })
    const added = await addDeadline(db, {
      matter,
      // A period of the law names itself; its words are those of the reader's language.
      title: title ?? preset ?? '',
      dueOn,
      preset,
      startOn: preset === null ? null : day,
      remind,
    })
    if (!added.ok) return answered(before, { reason: added.reason, values })
    refresh()
    return answered(before, { result: { dueOn } })
  })
}

export async function addMatterRecord(before: RecordState, data: FormData): Promise<RecordState> {
  const values = submittedTexts(data, ['kind', 'body', 'reference'], 9000)
  return change<RecordState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof recordFormSchema, MatterError>(recordFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { body, reference } = parsed.form
    const added = await addRecord(db, { ...parsed.form, body: body ?? reference ?? '' })
    if (!added.ok) return answered(before, { reason: added.reason, values })
    refresh()
    return answered(before, { result: 'added' })
  })
}

/** Marks a deadline as done or open, or deletes a part of a matter. */
export async function changePart(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = partChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const { id, part, change: wanted } = asked.data
    if (wanted !== 'delete' && part !== 'deadline') return answered(before, { reason: 'gone' })
    const done =
      wanted === 'delete'
        ? await deletePart(db, part, id)
        : await finishDeadline(db, id, wanted === 'done' ? new Date() : null)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

/** Makes a new secret address for a calendar, which ends the one before, or revokes it. */
export async function changeCalendar(before: FeedState, data: FormData): Promise<FeedState> {
  return change<FeedState>(before, {}, async ({ db, user }) => {
    const asked = feedChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'failed' })
    const made = asked.data.change === 'make' ? newFeedToken() : null
    const changed = await changeFeed(db, user.id, made?.hash ?? null)
    if (!changed.ok) return answered(before, { reason: changed.reason })
    refresh()
    if (!made) return answered(before, { result: 'revoked' })
    const address = new URL(`/api/matters/calendar/${made.token}`, env().SITE_URL).href
    return answered(before, { result: { address } })
  })
}

'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { runPublicAction } from '@/lib/auth/action'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { entitlements, tierOf } from '@/lib/entitlements'
import { formValues } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'
import { describeWatch, type NewWatch } from './describe-watch'
import type { MailState, WatchChangeState, WatchState } from './form-state'
import {
  addWatch,
  changeCadence,
  markRead,
  pauseWatch,
  removeWatch,
  setMailStopped,
  stopMailsByLink,
} from './mutations'
import {
  cadenceFormSchema,
  mailFormSchema,
  readFormSchema,
  stopFormSchema,
  watchChangeSchema,
  watchRequestSchema,
} from './schema'
import { namedSearch } from './watched-search'

const limit = createRateLimiter({ name: 'alerts.change', points: 240, seconds: 600 })
const stopLimit = createRateLimiter({ name: 'alerts.stop', points: 60, seconds: 600 })
const change = formAction({ name: 'alerts', limit, reasonOf: plainReason })

async function askedFor(data: FormData): Promise<NewWatch | null> {
  const asked = watchRequestSchema.safeParse(formValues(data))
  if (!asked.success) return null
  if (asked.data.kind !== 'search') return describeWatch(asked.data)
  const named = namedSearch(asked.data.params)
  return named && { ...named, kind: 'search', name: '' }
}

/** Begins to watch a decision, an article, a law or a search, under the name that the corpus has for it. */
export async function beginWatch(before: WatchState, data: FormData): Promise<WatchState> {
  return change<WatchState>(before, {}, async ({ db, user }) => {
    const watch = await askedFor(data)
    if (!watch) return answered(before, { reason: 'gone' })
    const added = await addWatch(db, watch, entitlements[tierOf(user)].watches)
    if (!added.ok) return answered(before, { reason: added.reason })
    return answered(before, { result: 'watched' })
  })
}

/** Pauses a watch, goes on with it, or ends it. */
export async function changeWatch(
  before: WatchChangeState,
  data: FormData,
): Promise<WatchChangeState> {
  return change<WatchChangeState>(before, {}, async ({ db }) => {
    const asked = watchChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const { id, change: wanted } = asked.data
    const done =
      wanted === 'remove'
        ? await removeWatch(db, id)
        : await pauseWatch(db, id, wanted === 'pause' ? new Date() : null)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

/** Chooses how often a watch is mailed. */
export async function chooseCadence(
  before: WatchChangeState,
  data: FormData,
): Promise<WatchChangeState> {
  return change<WatchChangeState>(before, {}, async ({ db }) => {
    const asked = cadenceFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await changeCadence(db, asked.data.id, asked.data.cadence)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

/** Marks one alert, or all of them, as read. */
export async function readAlert(
  before: WatchChangeState,
  data: FormData,
): Promise<WatchChangeState> {
  return change<WatchChangeState>(before, {}, async ({ db }) => {
    const asked = readFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await markRead(db, asked.data.id, new Date())
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

/** Stops the mails of one's own account, or has them come again. */
export async function changeMails(before: MailState, data: FormData): Promise<MailState> {
  return change<MailState>(before, {}, async ({ db, user }) => {
    const asked = mailFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'failed' })
    const stops = asked.data.mail === 'stop'
    const done = await setMailStopped(db, user.id, stops ? new Date() : null)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: stops ? 'stopped' : 'resumed' })
  })
}

/** The same for whoever has the link of a mail; nobody has to log in for it. */
export async function stopMails(before: MailState, data: FormData): Promise<MailState> {
  return runPublicAction<unknown, MailState, MailState>({
    name: 'alerts.stop',
    limit: stopLimit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) => answered(before, { reason: plainReason(reason) }),
    run: async () => {
      const asked = stopFormSchema.safeParse(formValues(data))
      if (!asked.success) return answered(before, { reason: 'gone' })
      const { token, mail } = asked.data
      if (!(await stopMailsByLink(anonymousClient(), token, mail === 'stop')))
        return answered(before, { reason: 'gone' })
      return answered(before, { result: mail === 'stop' ? 'stopped' : 'resumed' })
    },
  })
}

'use server'

import { refresh } from 'next/cache'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { longestAddress, webhooksPath } from './constants'
import type { NewWebhookState, ReplayState, WebhookChangeState } from './form-state'
import {
  createWebhook,
  deleteWebhook,
  replayMessage,
  rotateSecret,
  sendTest,
  setDisabled,
} from './mutations'
import { newWebhookSchema, replaySchema, type WebhookError, webhookChangeSchema } from './schema'

const limit = createRateLimiter({ name: 'webhooks.change', points: 60, seconds: 600 })
const change = formAction({ name: 'webhooks', limit, reasonOf: plainReason })

/** Makes an address and answers its secret, this once. */
export async function addWebhook(
  before: NewWebhookState,
  data: FormData,
): Promise<NewWebhookState> {
  const values = {
    ...submittedTexts(data, ['url'], longestAddress),
    events: data.getAll('events').join(',').slice(0, 200),
  }
  return change<NewWebhookState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof newWebhookSchema, WebhookError>(newWebhookSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const made = await createWebhook(db, parsed.form)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    refresh()
    return answered(before, { result: { secret: made.secret } })
  })
}

/** Makes another secret, stops an address or has it told again, tries it, or removes it. */
export async function changeWebhook(
  before: WebhookChangeState,
  data: FormData,
): Promise<WebhookChangeState> {
  return change<WebhookChangeState>(before, {}, async ({ db }) => {
    const asked = webhookChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const { webhook, change: wanted } = asked.data
    if (wanted === 'rotate') {
      const made = await rotateSecret(db, webhook)
      if (!made.ok) return answered(before, { reason: made.reason })
      return answered(before, { result: { change: wanted, secret: made.secret } })
    }
    if (wanted === 'remove') {
      if (!(await deleteWebhook(db, webhook))) return answered(before, { reason: 'gone' })
      return redirect({ href: webhooksPath, locale: parseLocale(data.get('locale')) })
    }
    const isDone =
      wanted === 'test'
        ? await sendTest(db, webhook)
        : await setDisabled(db, webhook, wanted === 'disable')
    if (!isDone) return answered(before, { reason: 'gone' })
    refresh()
    return answered(before, { result: { change: wanted } })
  })
}

/** Sends a message again as it was. */
export async function replay(before: ReplayState, data: FormData): Promise<ReplayState> {
  return change<ReplayState>(before, {}, async ({ db }) => {
    const asked = replaySchema.safeParse(formValues(data))
    if (!asked.success || !(await replayMessage(db, asked.data.message)))
      return answered(before, { reason: 'gone' })
    refresh()
    return answered(before, { result: 'sent' })
  })
}

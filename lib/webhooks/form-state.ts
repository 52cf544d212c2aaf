import { type FormState, initialFormState } from '@/lib/form-state'
import type { WebhookError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/webhooks.json. */
export type WebhookReason = 'unauthorized' | 'tooMany' | 'tooManyAddresses' | 'gone' | 'failed'

/** `secret` is shown once: whoever loads the page again does not see it. */
export type NewWebhookState = FormState<
  Partial<Record<'url' | 'events', WebhookError>>,
  WebhookReason,
  { secret: string }
>
export type WebhookChangeState = FormState<
  Record<never, never>,
  WebhookReason,
  { change: 'rotate'; secret: string } | { change: 'disable' | 'enable' | 'test' }
>
export type ReplayState = FormState<Record<never, never>, WebhookReason, 'sent'>

export const initialNewWebhookState: NewWebhookState = initialFormState
export const initialWebhookChangeState: WebhookChangeState = initialFormState
export const initialReplayState: ReplayState = initialFormState

import { type FormState, initialFormState } from '@/lib/form-state'

/** Why nothing was done; keys of `problem` in messages/…/alerts.json and watchButton.json. */
export type AlertReason = 'unauthorized' | 'tooMany' | 'limit' | 'full' | 'gone' | 'failed'

type State<Result> = FormState<Record<never, never>, AlertReason, Result>

export type WatchState = State<'watched'>
export type WatchChangeState = State<'changed'>
export type MailState = State<'stopped' | 'resumed'>

export const initialWatchState: WatchState = initialFormState
export const initialWatchChangeState: WatchChangeState = initialFormState
export const initialMailState: MailState = initialFormState

import { type FormState, initialFormState } from '@/lib/form-state'
import type { PlaybookError, PlaybookMatch } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/playbooks.json. */
export type PlaybookProblem =
  /** There is none, or whoever asks is not in its organisation: nobody learns which. */
  | 'missing'
  | 'forbidden'
  /** Somebody has written the draft since the page was made. */
  | 'stale'
  | 'empty'
  | 'same'
  | 'tooMany'
  /** Something is being reviewed for the same person already. */
  | 'busy'
  /** There is no review to try the rules on. */
  | 'noReviews'
  | 'unauthorized'
  | 'tooOften'
  | 'unavailable'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, PlaybookError>>,
  PlaybookProblem,
  Result
>

export type PlaybookNameState = State<'organization' | 'name', never>
export const ruleFields = [
  'title',
  'kind',
  'words',
  'unit',
  'direction',
  'limit',
  'topic',
  'clause',
  'type',
  'severity',
  'preferred',
  'fallback',
  'approver',
] as const
export type RuleField = (typeof ruleFields)[number]
export type RuleState = State<RuleField, 'saved'>
export type PlaybookChangeState = State<never, 'removed' | 'published'>

/** What a draft reports of one contract. */
export type TestedContract = {
  /** Null: the text that was pasted. */
  review: { id: string; title: string } | null
  matches: (Pick<PlaybookMatch, 'clause' | 'quote'> & {
    id: string
    title: string
    severity: 'high' | 'medium' | 'low'
  })[]
}
export type TestState = State<'on' | 'text', TestedContract[]>
export type RunState = State<'version', { findings: number }>

export const initialPlaybookNameState: PlaybookNameState = initialFormState
export const initialRuleState: RuleState = initialFormState
export const initialPlaybookChangeState: PlaybookChangeState = initialFormState
export const initialTestState: TestState = initialFormState
export const initialRunState: RunState = initialFormState

import { type FormState, initialFormState } from '@/lib/form-state'
import type { SeatRefusal } from './schema'

/** Keys of `error` in messages/…/seats.json. */
export type SeatError = 'number' | 'tooMany' | 'consent'

/** Why nothing was done; keys of `problem` in messages/…/seats.json. */
export type SeatReason =
  | SeatRefusal
  /** It costs something else than the person saw. */
  | 'changed'
  /** Nobody can pay here. */
  | 'closed'
  /** The card was refused; `code` says why. */
  | 'declined'
  | 'unauthorized'
  | 'often'
  | 'failed'

export type AddState = FormState<
  Partial<Record<'seats' | 'consent', SeatError>>,
  SeatReason,
  /** `waiting`: it is not known yet whether the card was charged. */
  'added' | 'waiting'
> & {
  /** With `changed`, what they cost. */
  amount: number | null
  /** With `declined`, the provider's word. */
  code: string | null
}
export type NextState = FormState<Partial<Record<'nextSeats', SeatError>>, SeatReason, 'saved'>

export const initialAddState: AddState = { ...initialFormState, amount: null, code: null }
export const initialNextState: NextState = initialFormState

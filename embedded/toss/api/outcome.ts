import { type Answer, refusal } from '@/embedded/toss/codes'
import type { LedgerEvent } from '@/embedded/toss/ledger/events'
import type { Ledger } from '@/embedded/toss/ledger/ledger'
import type { Runtime } from '@/embedded/toss/runtime'

/** What a call answers, and what has happened by it. */
export type Outcome = { answer: Answer; events: LedgerEvent[] }

/** What every call works on. */
export type TossContext = { ledger: Ledger; runtime: Runtime; origin: string }

export const refusedWith = (code: string, message?: string): Outcome => ({
  answer: refusal(code, message),
  events: [],
})

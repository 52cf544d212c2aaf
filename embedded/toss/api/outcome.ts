import { type Answer, refusal } from '@/embedded/toss/codes'
import type { Books } from '@/embedded/toss/ledger/books'
import type { LedgerEvent } from '@/embedded/toss/ledger/events'
import type { Means } from '@/embedded/toss/means'

/** What a call answers, and what has happened by it. */
export type Outcome = { answer: Answer; events: LedgerEvent[] }

/** What every call works on. */
export type Desk = { books: Books; means: Means; origin: string }

export const refusedWith = (code: string, message?: string): Outcome => ({
  answer: refusal(code, message),
  events: [],
})

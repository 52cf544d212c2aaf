import type { Part } from './schema'

/** What was asked, and what the answer was made of. */
export type Turn = { question: string; answer: readonly Part[] }

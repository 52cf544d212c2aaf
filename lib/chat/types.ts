import type { Block } from './parts/answer-parts'
import type { Source } from './parts/source'
import type { MessageState, Part, PartOf } from './schema'

/** What was asked, and what the answer was made of. */
export type Turn = { question: string; answer: readonly Part[] }

/** A source that an answer may stand on. */
export type CitableSource = Source & {
  /** All of the source that was read: quotes are looked for here; `passage` is a part of it. */
  text: string
}

/** What a model made of a question and the passages that it was given. Nothing of it has been checked. */
export type ModelAnswer =
  | { ok: true; text: string; usage: Usage }
  /** `refused`: the endpoint does not want to. `broken`: it ended in the middle, or answered nothing of use. */
  | {
      ok: false
      reason: 'timeout' | 'unavailable' | 'refused' | 'broken' | 'stopped'
      usage: Usage
    }

export type Usage = {
  model: string
  promptVersion: string
  inputTokens: number
  outputTokens: number
  /** KRW, by the prices set in the environment; null where none are. */
  cost: number | null
}

/** A written answer after every citation, quote and sentence of it was checked. */
export type CheckedAnswer = {
  blocks: Block[]
  /** Numbers of the sources that a supported sentence names. */
  used: number[]
  grounding: Omit<PartOf<'grounding'>, 'kind' | 'confidence'>
}

/** How an answer was made, as far as that is known. */
export type AnswerFacts = {
  engine?: 'extractive' | 'model'
  groundedness?: number
} & Partial<Usage>

/** An answer as it is stored. */
export type FinishedAnswer = {
  state: MessageState
  parts: Part[]
  facts: AnswerFacts
}

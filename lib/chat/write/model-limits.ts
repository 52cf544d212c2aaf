/** How long a model may take, in milliseconds, and how much it may write. */
export type ModelLimits = {
  /** Until it begins, in one attempt. */
  first: number
  /** Until it begins, with all attempts: no further one is begun after that. */
  begin: number
  /** Between two pieces of text. */
  between: number
  /** For the whole answer. */
  total: number
  attempts: number
  /** Waits `baseDelay × attempt` before the next attempt (spec 8). */
  baseDelay: number
  /** A Retry-After that asks for more is answered with the end of trying. */
  longestWait: number
  /** Characters of an answer; whoever writes more does not stop at all. */
  longest: number
  /** Tokens that are asked for. */
  tokens: number
}

export const modelLimits: ModelLimits = {
  first: 30_000,
  begin: 60_000,
  between: 20_000,
  total: 150_000,
  attempts: 3,
  baseDelay: 1000,
  longestWait: 10_000,
  longest: 12_000,
  tokens: 4096,
}

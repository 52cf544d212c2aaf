import type { Usage } from '@/lib/chat/types'

const wideLetter = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
const lettersAToken = 4

/** Tokens of a text whose endpoint does not count: a wide letter is one, four others are one. */
export function estimateTokens(text: string): number {
  const wide = text.match(wideLetter)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / lettersAToken)
}

type Prices = { input: number | undefined; output: number | undefined }

/** KRW, by prices of a million tokens; null while either is not set. */
export function costOf(
  { inputTokens, outputTokens }: Pick<Usage, 'inputTokens' | 'outputTokens'>,
  { input, output }: Prices,
): number | null {
  if (input === undefined || output === undefined) return null
  const cost = (inputTokens * input + outputTokens * output) / 1_000_000
  return Math.round(cost * 10_000) / 10_000
}

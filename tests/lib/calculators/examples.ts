import { runCalculator } from '@/lib/calculators/calculate'
import type { CalculatorName } from '@/lib/calculators/constants'
import type { Headline } from '@/lib/calculators/types'

/** The result of a calculation that must succeed. */
export function resultOf(name: CalculatorName, input: Record<string, unknown>): Headline {
  const outcome = runCalculator(name, input)
  if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.problems)}`)
  return outcome.calculation.result
}

/** The reasons of a calculation that must fail. */
export function reasonsOf(name: CalculatorName, input: Record<string, unknown>): string[] {
  const outcome = runCalculator(name, input)
  return outcome.ok ? [] : outcome.problems.map(({ field, reason }) => `${field} ${reason}`)
}

/** Numbers that are the same in every run: below so much, from the seed on. */
export function numbers(seed: number): (below: number) => number {
  let state = BigInt(seed)
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % (1n << 64n)
    return Number((state >> 33n) % BigInt(below))
  }
}

/** A day of the calendar between two years. */
export function someDay(next: (below: number) => number, from: number, to: number): string {
  const time = Date.UTC(from + next(to - from + 1), next(12), 1 + next(28))
  return new Date(time).toISOString().slice(0, 10)
}

/** As many examples as each calculator is tried with beside its vectors. */
export const exampleCount = 60

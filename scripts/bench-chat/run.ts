import type { BenchQuestion } from './question'
import type { Ask, BenchResult } from './result'

/** Every second question is asked by one person alone, the rest by several at once. */
export function inTurns(questions: readonly BenchQuestion[]) {
  return {
    alone: questions.filter((_, at) => at % 2 === 0),
    together: questions.filter((_, at) => at % 2 === 1),
  }
}

/**
 * Each person asks, waits for the end of the answer and asks the next. Every question is asked once: a
 * second time caches would answer.
 */
export async function askAll(
  questions: readonly BenchQuestion[],
  people: readonly Ask[],
): Promise<BenchResult[]> {
  const results: BenchResult[] = []
  const left = [...questions]
  const person = async (ask: Ask) => {
    for (let question = left.shift(); question; question = left.shift()) {
      results.push({ question, reply: await ask(question), people: people.length })
    }
  }
  await Promise.all(people.map(person))
  return results
}

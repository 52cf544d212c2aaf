import { seededNumbers } from '@/lib/seeded-numbers'
import { type Features, places } from './features'

/** What is to be told apart, and how much it counts when it lies on the wrong side. */
export type Sample = { features: Features; isOne: boolean; cost: number }

const rounds = 25

/** The order of a round, the same whenever it is drawn. */
function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] as number
    order[index] = order[other] as number
    order[other] = kept
  }
  return order
}

/**
 * Weights that set the ones apart from the others with the widest margin: a support vector machine with squared loss,
 * solved in its dual one sample at a time (Hsieh et al., 2008). The last weight belongs to no feature.
 */
export function learnWeights(samples: readonly Sample[]): Float64Array {
  const weights = new Float64Array(places + 1)
  const alphas = new Float64Array(samples.length)
  const random = seededNumbers(17)
  for (let round = 0; round < rounds; round++)
    for (const index of shuffled(samples.length, random)) {
      const { features, isOne, cost } = samples[index] as Sample
      const { at, value } = features
      const sign = isOne ? 1 : -1
      const slack = 1 / (2 * cost)
      const alpha = alphas[index] as number
      let sum = weights[places] as number
      for (let i = 0; i < at.length; i++)
        sum += (value[i] as number) * (weights[at[i] as number] as number)
      const next = Math.max(0, alpha - (sign * sum - 1 + slack * alpha) / (2 + slack))
      if (next === alpha) continue
      const step = (next - alpha) * sign
      for (let i = 0; i < at.length; i++) {
        const place = at[i] as number
        weights[place] = (weights[place] as number) + step * (value[i] as number)
      }
      weights[places] = (weights[places] as number) + step
      alphas[index] = next
    }
  return weights
}

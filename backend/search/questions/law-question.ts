import { placeOf } from '@/backend/search/index/tier'
import { seededNumbers } from '@/lib/seeded-numbers'
import type { LawQuestionModel } from './question-index'

/**
 * Tells a question that Korean law may answer from one that it cannot (another country's law, medicine,
 * predictions, small talk, …): logistic regression over the terms of the bank's questions and of its
 * unanswerable ones, trained when the index is built.
 */
type Example = { place: Uint32Array; value: Float32Array; isLaw: boolean }

const leastDocuments = 2
const rounds = 12
const learningRate = 0.5
const penalty = 2e-6

const floatsOf = (words: Uint32Array) =>
  new Float32Array(words.buffer, words.byteOffset, words.length)
const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

/** Places and weights of the known terms of one question, of unit length. */
function read(keys: Uint32Array, rarity: Float32Array, terms: readonly number[]) {
  const place = Uint32Array.from(
    terms.map((term) => placeOf(keys, term)).filter((found) => found >= 0),
  )
  const value = Float32Array.from(place, (found) => rarity[found]!)
  const length = Math.sqrt(value.reduce((sum, each) => sum + each * each, 0)) || 1
  return { place, value: value.map((each) => each / length) }
}

function sumOf(weights: Float32Array, place: Uint32Array, value: Float32Array): number {
  let sum = 0
  for (let i = 0; i < place.length; i++) sum += weights[place[i]!]! * value[i]!
  return sum
}

/** Both kinds weigh the same, however many examples there are of each. */
function train(
  examples: readonly Example[],
  width: number,
): { weights: Float32Array; bias: number } {
  const weights = new Float32Array(width)
  const squares = new Float32Array(width).fill(1e-3)
  const law = examples.filter(({ isLaw }) => isLaw).length
  const weightOf = (isLaw: boolean) => examples.length / (2 * (isLaw ? law : examples.length - law))
  const chance = seededNumbers(3)
  const order = examples.map((_, i) => i)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (const at of order) {
      const { place, value, isLaw } = examples[at]!
      const wanted = isLaw ? 1 : 0
      const slope = (logistic(sumOf(weights, place, value) + bias) - wanted) * weightOf(isLaw)
      bias -= 0.01 * slope
      for (let i = 0; i < place.length; i++) {
        const term = place[i]!
        const step = slope * value[i]! + penalty * weights[term]!
        squares[term] = squares[term]! + step * step
        weights[term] = weights[term]! - (learningRate * step) / Math.sqrt(squares[term]!)
      }
    }
  }
  return { weights, bias }
}

/** @param law terms of questions that the law answers, @param other of those that it does not */
export function trainLawQuestions(
  law: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): LawQuestionModel {
  const all = [...law, ...other]
  const frequency = new Map<number, number>()
  for (const terms of all)
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const known = [...frequency].filter(([, count]) => count >= leastDocuments)
  const keys = Uint32Array.from(known, ([key]) => key).sort()
  const rarity = Float32Array.from(keys, (key) =>
    Math.log((all.length + 1) / ((frequency.get(key) ?? 0) + 1)),
  )
  const examples = all.map((terms, i) => ({
    ...read(keys, rarity, terms),
    isLaw: i < law.length,
  }))
  const isTrained = law.length > 0 && other.length > 0
  const { weights, bias } = isTrained
    ? train(examples, keys.length)
    : { weights: new Float32Array(keys.length), bias: 9 }
  return {
    keys,
    rarity: new Uint32Array(rarity.buffer),
    weights: new Uint32Array(weights.buffer),
    bias: new Uint32Array(Float32Array.of(bias).buffer),
  }
}

/** How likely it is that the law may answer, 0 to 1. @param terms `questionTerms` of the question */
export function lawQuestion(model: LawQuestionModel, terms: readonly number[]): number {
  const { place, value } = read(model.keys, floatsOf(model.rarity), terms)
  return logistic(sumOf(floatsOf(model.weights), place, value) + floatsOf(model.bias)[0]!)
}

import { placeOf } from '@/backend/search/index/tier'
import { latentAxes } from './latent-axes'
import { vectorSize } from './question-index'
import type { SparseMatrix } from './sparse-matrix'

/** Weighted terms of a text. */
export type TermWeights = ReadonlyMap<number, number>

/** Terms placed in one space of meaning: sorted keys, and the place of each on `vectorSize` axes. */
export type TermSpace = { keys: Uint32Array; values: Float32Array }

/** A term that one article alone has connects nothing. */
const leastArticles = 2
/** As many axes as texts would keep every text apart; what connects them are the few strongest. */
const textsPerAxis = 3

/** A word said often says little more than a word said once. */
export const damped = (weight: number) => (weight > 1 ? 1 + Math.log(weight) : weight)

type Vocabulary = { keys: Uint32Array; rarity: Float32Array }

function vocabularyOf(texts: readonly TermWeights[]): Vocabulary {
  const frequency = new Map<number, number>()
  for (const text of texts)
    for (const key of text.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1)
  const shared = [...frequency].filter(([, count]) => count >= leastArticles)
  const keys = Uint32Array.from(shared, ([key]) => key).sort()
  const rarity = Float32Array.from(keys, (key) =>
    Math.log((texts.length + 1) / ((frequency.get(key) ?? 0) + 0.5)),
  )
  return { keys, rarity }
}

/** One row for each text: damped weight × rarity, of unit length. */
function matrixOf(texts: readonly TermWeights[], { keys, rarity }: Vocabulary): SparseMatrix {
  const columns: number[] = []
  const values: number[] = []
  const offsets = new Uint32Array(texts.length + 1)
  texts.forEach((text, row) => {
    const from = values.length
    let square = 0
    for (const [key, weight] of text) {
      const place = placeOf(keys, key)
      if (place < 0) continue
      const value = damped(weight) * rarity[place]!
      columns.push(place)
      values.push(value)
      square += value * value
    }
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0
    for (let at = from; at < values.length; at++) values[at] = values[at]! * scale
    offsets[row + 1] = values.length
  })
  return {
    rows: texts.length,
    width: keys.length,
    offsets,
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
  }
}

/** Places the terms of texts (latent semantic analysis); a rare term stands further out. */
export function latentTerms(texts: readonly TermWeights[]): TermSpace {
  const vocabulary = vocabularyOf(texts)
  const { keys, rarity } = vocabulary
  const size = Math.min(vectorSize, Math.ceil(texts.length / textsPerAxis))
  const axes = latentAxes(matrixOf(texts, vocabulary), size)
  const values = new Float32Array(keys.length * vectorSize)
  for (let term = 0; term < keys.length; term++)
    for (let i = 0; i < size; i++)
      values[term * vectorSize + i] = rarity[term]! * axes[term * size + i]!
  return { keys, values }
}

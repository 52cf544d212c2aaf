import { z } from 'zod'
import { featuresOf } from './features'
import stored from './trained-model.json'
import { loadWeights, storedWeightsSchema, type Weights, weigh } from './weights'

const storedModelSchema = z.object({
  /** The bank that it was trained from. */
  bank: z.string(),
  unfair: storedWeightsSchema,
  void: storedWeightsSchema,
})
export type StoredModel = z.infer<typeof storedModelSchema>

let loaded: { unfair: Weights; void: Weights } | null = null

function weights() {
  if (!loaded) {
    const model = storedModelSchema.parse(stored)
    loaded = { unfair: loadWeights(model.unfair), void: loadWeights(model.void) }
  }
  return loaded
}

/** How like unfair clauses a clause is, and whether it is liker to void ones than to risky ones. */
export function likenessOf(text: string): { unfair: number; void: number } {
  const features = featuresOf(text)
  const model = weights()
  return { unfair: weigh(model.unfair, features), void: weigh(model.void, features) }
}

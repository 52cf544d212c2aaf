import { z } from 'zod'
import { type Features, places } from './features'

/** Weights of a byte each, as they are kept in a file. */
export const storedWeightsSchema = z.object({
  /** What a byte's step is worth. */
  step: z.number().positive(),
  /** The weight that belongs to no feature. */
  constant: z.number(),
  bytes: z.base64(),
})
export type StoredWeights = z.infer<typeof storedWeightsSchema>

export type Weights = { step: number; constant: number; bytes: Int8Array }

/** Learnt weights in bytes; the few that are far larger than the rest are cut to the largest byte. */
export function storeWeights(weights: Float64Array): StoredWeights {
  const sizes = [...weights.subarray(0, places)].map(Math.abs).sort((a, b) => a - b)
  const step = (sizes[Math.floor(sizes.length * 0.9995)] || 1) / 127
  const bytes = Int8Array.from(weights.subarray(0, places), (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / step))),
  )
  return {
    step,
    constant: weights[places] ?? 0,
    bytes: Buffer.from(bytes.buffer).toString('base64'),
  }
}

/** @throws Error when there are not as many as there are places */
export function loadWeights({ step, constant, bytes }: StoredWeights): Weights {
  const read = Buffer.from(bytes, 'base64')
  if (read.length !== places) throw new Error(`${read.length} weights for ${places} places`)
  return { step, constant, bytes: new Int8Array(read.buffer, read.byteOffset, read.length) }
}

/** How far to one side or the other: above nothing for what the weights were taught to find. */
export function weigh({ step, constant, bytes }: Weights, { at, value }: Features): number {
  let sum = 0
  for (let index = 0; index < at.length; index++)
    sum += (value[index] as number) * (bytes[at[index] as number] as number)
  return sum * step + constant
}

/** How sure an answer is of its sources, in words. */
export type ConfidenceLevel = 'high' | 'middle' | 'low'

const leastHigh = 0.75
const leastMiddle = 0.5
const step = 10

export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= leastHigh) return 'high'
  return confidence >= leastMiddle ? 'middle' : 'low'
}

/** Per cent in steps of ten: it is not known more exactly. */
export const roundedConfidence = (confidence: number) => Math.round(confidence * step) * step

/** What may be chosen of how passages are found; see `passageOptionsSchema`. */
export const passageLimits = {
  hits: { min: 4, max: 24 },
  decisions: { min: 0, max: 16 },
  caution: { min: -0.3, max: 0.3 },
} as const

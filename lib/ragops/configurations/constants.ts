export { promptNames, writerNames } from '@/lib/chat/configuration/names'
export { passageLimits } from '@/lib/corpus/passage-limits'

import type { ComparedMetric, SliceName } from '@/lib/ragops/dataset-schema'

export const configurationsPath = '/admin/configurations'

export const configurationLabels = ['production', 'canary', 'shadow'] as const
export type ConfigurationLabel = (typeof configurationLabels)[number]
export const moveActs = ['moved', 'rolled-back', 'ended'] as const

/** Of the people for a canary, of the questions for a shadow. */
export const canaryShares = [0.01, 0.05, 0.1, 0.25, 0.5] as const

/** As the address names the settings that have no number. */
export const builtInChoice = 'built-in'

/** What a gate can look at; the schema of datasets has the same, with zod. */
export const gateMetrics = ['ndcg', 'recall', 'mrr', 'refusal'] as const satisfies ComparedMetric[]
export const gateSlices = [
  ...(['field', 'court', 'year', 'law', 'language', 'kind'] as const),
] satisfies SliceName[]

/** By how much a gate lets a measure fall. */
export const gateMargins = { min: 0, max: 0.2 } as const
export const longestModelName = 120

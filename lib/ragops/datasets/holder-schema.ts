import { z } from 'zod'
import { datasetTargets } from '@/lib/ragops/constants'

/** Datasets as programs are told of them. */
export const holderDatasetsSchema = z.object({
  datasets: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      target: z.enum(datasetTargets),
      /** The number of the newest version; 0 before the first. */
      version: z.number().int(),
      items: z.number().int(),
      changedAt: z.string(),
    }),
  ),
})
export type HolderDatasets = z.infer<typeof holderDatasetsSchema>

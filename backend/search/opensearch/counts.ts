import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { Cluster } from './cluster'
import { aliases, type IndexName } from './mapping'
import { type TierCounts, tokenOf } from './queries'

/** Keys whose frequencies are asked of a tier. */
export type Asked = { index: IndexName; field: string; keys: readonly number[] }

const vectorsSchema = z.object({
  docs: z.array(
    z.object({
      term_vectors: z
        .record(
          z.string(),
          z.object({
            field_statistics: z.object({ doc_count: z.number() }).optional(),
            terms: z.record(z.string(), z.object({ doc_freq: z.number().optional() })),
          }),
        )
        .optional(),
      error: z.object({ reason: z.string().nullish() }).optional(),
    }),
  ),
})

/**
 * How many documents a tier has, and how many hold each key: an invented document of the keys is sent,
 * and comes back with the statistics of its terms.
 */
export async function tierCounts(cluster: Cluster, asked: readonly Asked[]): Promise<TierCounts[]> {
  const { docs } = await cluster.call({
    method: 'POST',
    path: '/_mtermvectors',
    schema: vectorsSchema,
    body: {
      docs: asked.map(({ index, field, keys }) => ({
        _index: aliases[index],
        doc: { [field]: keys.map(tokenOf).join(' ') },
        fields: [field],
        term_statistics: true,
        field_statistics: true,
        positions: false,
        offsets: false,
        payloads: false,
      })),
    },
  })
  return asked.map(({ field }, i) => {
    const answer = docs[i]
    if (!answer || answer.error) {
      const internal = `OpenSearch term statistics: ${answer?.error?.reason ?? 'no answer'}`
      throw new AppError('badGateway', { internal })
    }
    // A query without any term has no vector.
    const vector = answer.term_vectors?.[field]
    const known = Object.entries(vector?.terms ?? {})
    return {
      documents: vector?.field_statistics?.doc_count ?? 0,
      frequencies: new Map(known.map(([token, { doc_freq }]) => [token, doc_freq ?? 0])),
    }
  })
}

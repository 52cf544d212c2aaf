import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import {
  type HolderDocuments,
  type HolderSearch,
  type HolderSearchQuery,
  holderDocumentsSchema,
} from './holder-schema'
import { searchIndex } from './service'

/** More than any plan keeps. */
const most = 5000

const idsSchema = z.array(z.object({ id: z.uuid(), name: z.string() }))

/** Documents of whom a key belongs to, the newest first; none in the trash. @throws AppError `unavailable` */
export async function listHolderDocuments(
  service: ServiceDb,
  holder: string,
): Promise<HolderDocuments> {
  const read = await service
    .from('documents')
    .select('id, name, mime, bytes, createdAt:created_at')
    .eq('user_id', holder)
    .is('trashed_at', null)
    .order('created_at', { ascending: false })
    .limit(most)
  return holderDocumentsSchema.parse({ documents: unwrapResult(read) })
}

/**
 * Passages of the holder's own documents for a question. What others share is not looked at: a key stands for no
 * person who opens a matter. A document that was just put into the trash shows nothing. @throws AppError
 */
export async function searchHolderDocuments(
  service: ServiceDb,
  holder: string,
  { query, limit }: HolderSearchQuery,
): Promise<HolderSearch> {
  const { hits, searched, missing } = await searchIndex({
    owner: holder,
    query,
    limit,
    purpose: 'search',
  })
  const found = [...new Set(hits.map(({ document }) => document))]
  const read = await service
    .from('documents')
    .select('id, name')
    .eq('user_id', holder)
    .is('trashed_at', null)
    .in('id', found)
  const names = new Map(idsSchema.parse(unwrapResult(read)).map(({ id, name }) => [id, name]))
  return {
    hits: hits.flatMap(({ marks: _, ...hit }) => {
      const name = names.get(hit.document)
      return name === undefined ? [] : [{ ...hit, name }]
    }),
    searched,
    missing,
  }
}

import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  type Colleague,
  colleagueSchema,
  type OthersDocument,
  type RegisteredMatter,
  registeredMatterSchema,
  type SharedCollection,
  type Sharing,
  sharedCollectionSchema,
  sharingSchema,
} from './schema'

// What is shared is read by functions alone: the tables show nobody another's.

/** What others share with whoever asks, by name. @throws AppError `unavailable` */
export async function readSharedCollections(db: Db): Promise<SharedCollection[]> {
  const read = await db.rpc('collections_shared_with_me')
  return z.array(sharedCollectionSchema).parse(unwrapResult(read))
}

/** Whom one's own collections are shared with by name. @throws AppError `unavailable` */
export async function readSharing(db: Db): Promise<Sharing[]> {
  return z.array(sharingSchema).parse(unwrapResult(await db.rpc('collections_shared_by_me')))
}

/** Whom one may name. @throws AppError `unavailable` */
export async function readColleagues(db: Db): Promise<Colleague[]> {
  return z.array(colleagueSchema).parse(unwrapResult(await db.rpc('people_to_share_with')))
}

/** The documents of others that one may read. @throws AppError `unavailable` */
export async function readDocumentsOfOthers(db: Db): Promise<OthersDocument[]> {
  const [shared, own] = await Promise.all([readSharedCollections(db), readSharing(db)])
  return [
    ...shared.flatMap(({ documents }) => documents.filter(({ isMine }) => !isMine)),
    ...own.flatMap(({ documents }) => documents),
  ]
}

/** The matters of an organisation; null for whoever is neither owner nor admin. @throws AppError `unavailable` */
export async function readMatters(
  db: Db,
  organization: string,
): Promise<RegisteredMatter[] | null> {
  const read = await db.rpc('read_matters', { p_organization: organization })
  return z.array(registeredMatterSchema).nullable().parse(unwrapResult(read))
}

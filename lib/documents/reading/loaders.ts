import 'server-only'
import { cache } from 'react'
import { loadFile } from '@/lib/documents/editor/loaders'
import type { StoredDocument } from '@/lib/documents/schema'
import { userClient } from '@/lib/supabase/clients'
import { readReading } from './data'
import type { FollowedReading } from './schema'

/** A file of one's own with how its reading went; null when there is none of that id. */
export const loadReadFile = cache(
  async (id: string): Promise<{ file: StoredDocument; reading: FollowedReading } | null> => {
    const file = await loadFile(id)
    const reading = file ? await readReading(await userClient(), id) : null
    return file && reading ? { file, reading } : null
  },
)

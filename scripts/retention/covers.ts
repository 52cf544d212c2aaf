import { coverBucket } from '@/lib/content/constants'
import type { ServiceDb } from '@/lib/supabase/types'
import { coverKeptDays, daysBefore } from './limits'

const PAGE = 1000
/** Few enough that the posts which name them fit into one answer. */
const BATCH = 50

/** Pictures stored before a day. */
async function coversBefore(db: ServiceDb, day: Date): Promise<string[]> {
  const names: string[] = []
  for (let offset = 0; ; offset += PAGE) {
    const sortBy = { column: 'name', order: 'asc' }
    const { data, error } = await db.storage
      .from(coverBucket)
      .list('', { limit: PAGE, offset, sortBy })
    if (error) throw error
    for (const { name, created_at: at } of data) if (at && new Date(at) < day) names.push(name)
    if (data.length < PAGE) return names
  }
}

/** Deletes the pictures of posts that are gone, or that were exchanged. @returns how many */
export async function deleteUnusedCovers(db: ServiceDb, now: Date): Promise<number> {
  const old = await coversBefore(db, daysBefore(now, coverKeptDays))
  let deleted = 0
  for (let at = 0; at < old.length; at += BATCH) {
    const batch = old.slice(at, at + BATCH)
    const posts = await db.from('posts').select('cover').in('cover', batch)
    if (posts.error) throw posts.error
    const used = new Set(posts.data.map(({ cover }) => cover))
    const unused = batch.filter((name) => !used.has(name))
    if (unused.length === 0) continue
    const { error } = await db.storage.from(coverBucket).remove(unused)
    if (error) throw error
    deleted += unused.length
  }
  return deleted
}

import 'server-only'
import { z } from 'zod'
import type { Block } from '@/lib/documents/blocks/schema'
import { readJobs } from '@/lib/jobs/data'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { partsAtOnce } from './constants'
import { lettersOf, snippetOf } from './find-text'
import { readJob } from './read-job'
import { type FollowedReading, type Part, partSchema, readingSchema, type TextHit } from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const columns = 'document_id, state, reason, format, pages, unread_pages, warnings, dropped'
/** More than any plan keeps. */
const most = 5000

async function withJobs(db: Db, rows: unknown): Promise<FollowedReading[]> {
  const readings = z.array(readingSchema).parse(rows)
  const waiting = readings.filter(({ state }) => state === 'waiting')
  const ids = waiting.map(({ document_id }) => document_id).slice(0, 200)
  const jobs = ids.length > 0 ? await readJobs(db, readJob.kind, ids) : []
  return readings.map((reading) => {
    const job = jobs.find(
      ({ subject, state }) =>
        subject === reading.document_id && (state === 'queued' || state === 'running'),
    )
    const { id, state, progress } = job ?? {}
    return { ...reading, job: id && state && progress ? { id, state, progress } : null }
  })
}

/** How the reading of each document went. @throws AppError `unavailable` */
export async function readReadings(db: Db): Promise<FollowedReading[]> {
  return withJobs(db, unwrapResult(await db.from('document_readings').select(columns).limit(most)))
}

/** Null when there is none of that document among one's own. @throws AppError `unavailable` */
export async function readReading(db: Db, document: string): Promise<FollowedReading | null> {
  const found = await db.from('document_readings').select(columns).eq('document_id', document)
  const [reading] = await withJobs(db, unwrapResult(found))
  return reading ?? null
}

/** The next parts of a document. @throws AppError `unavailable` */
export async function readParts(
  db: Db,
  document: string,
  after: number,
): Promise<{ parts: Part[]; next: number | null }> {
  const found = await db
    .from('document_blocks')
    .select('no, page, blocks')
    .eq('document_id', document)
    .gt('no', after)
    .order('no')
    .limit(partsAtOnce)
  const parts = z.array(partSchema).parse(unwrapResult(found))
  return { parts, next: parts.length < partsAtOnce ? null : (parts.at(-1)?.no ?? null) }
}

/** The whole text of a document, part after part. @throws AppError `unavailable` */
export async function readAllBlocks(db: Db, document: string): Promise<Block[]> {
  const blocks: Block[] = []
  for (let after: number | null = 0; after !== null; ) {
    const read: Awaited<ReturnType<typeof readParts>> = await readParts(db, document, after)
    blocks.push(...read.parts.flatMap((part) => part.blocks))
    after = read.next
  }
  return blocks
}

const foundSchema = z.object({
  document_id: z.uuid(),
  page: z.number().int().nullable(),
  text: z.string(),
  places: z.number().int(),
})

/**
 * The documents in whose text the words stand, with what is around the first place of each.
 * @throws AppError `unavailable`
 */
export async function findInDocuments(db: Db, words: string, most: number): Promise<TextHit[]> {
  const letters = lettersOf(words)
  if (letters === '') return []
  const found = await db.rpc('find_in_documents', { p_words: letters, p_most: most })
  return z
    .array(foundSchema)
    .parse(unwrapResult(found))
    .flatMap(({ document_id: id, page, text, places }) => {
      const snippet = snippetOf(text, words)
      return snippet ? [{ id, page, places, ...snippet }] : []
    })
}

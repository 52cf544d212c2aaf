import 'server-only'
import { longestContract } from '@/lib/contracts/constants'
import { readDocumentFile } from '@/lib/documents/data'
import { AppError } from '@/lib/errors'
import type { Db } from '@/lib/supabase/types'
import {
  type ChosenVersion,
  largestVersion,
  type Side,
  type Version,
  type VersionProblem,
} from './schema'

export const refusedVersion = (side: Side, document: VersionProblem) =>
  new AppError('documentInvalid', { details: { side, document } })

/**
 * A version with its bytes, of one's own library, or its words.
 * @throws AppError `documentInvalid` with the side and the reason
 */
export async function openVersion(db: Db, side: Side, chosen: ChosenVersion): Promise<Version> {
  if ('text' in chosen) {
    if (chosen.text.trim() === '') throw refusedVersion(side, 'empty')
    if (chosen.text.length > longestContract) throw refusedVersion(side, 'tooLong')
    return { text: chosen.text }
  }
  const found = await readDocumentFile(db, chosen.document)
  if (!found) throw refusedVersion(side, 'missing')
  if (found.document.bytes > largestVersion) throw refusedVersion(side, 'tooLarge')
  return { base64: Buffer.from(await found.file.arrayBuffer()).toString('base64') }
}

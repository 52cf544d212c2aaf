import 'server-only'
import type { z } from 'zod'
import { readJson } from '@/lib/api'
import { AppError } from '@/lib/errors'
import type { Db } from '@/lib/supabase/types'
import { openVersion, refusedVersion } from './chosen-version'
import { comparisonRequestSchema, type ShownComparison } from './schema'
import { compareVersions } from './service'
import { showFinding } from './show-finding'

/** Two contracts of three hundred pages in Hangul. */
const mostBytes = 4 * 1024 * 1024

export type ComparisonRequest = z.infer<typeof comparisonRequestSchema>

/** @throws AppError `validation` */
export async function readComparisonRequest(request: Request): Promise<ComparisonRequest> {
  const asked = comparisonRequestSchema.safeParse(await readJson(request, mostBytes))
  if (!asked.success) throw new AppError('validation')
  return asked.data
}

/**
 * Two versions compared, in the reader's language.
 * @param client whose turn it is: the worker compares one pair of each at a time
 * @throws AppError with the version that cannot be read
 */
export async function readComparison(
  db: Db,
  client: string,
  { type, side, before, after, locale }: ComparisonRequest,
): Promise<ShownComparison> {
  const answer = await compareVersions({
    client,
    type,
    standpoint: side,
    before: await openVersion(db, 'before', before),
    after: await openVersion(db, 'after', after),
  })
  if (answer.state === 'refused') throw refusedVersion(answer.side, answer.reason)
  const { newFindings, solvedFindings, ...rest } = answer.comparison
  return {
    ...rest,
    newFindings: newFindings.map((finding) => showFinding(finding, locale)),
    solvedFindings: solvedFindings.map((finding) => showFinding(finding, locale)),
  }
}

import 'server-only'
import type { z } from 'zod'
import { readJson } from '@/lib/api'
import { AppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import type { Db } from '@/lib/supabase/types'
import { openVersion, refusedVersion } from './chosen-version'
import { type CompareTask, comparisonRequestSchema, type ShownComparison } from './schema'
import { compareVersions } from './service'
import { showFinding } from './show-finding'

/** Two contracts of three hundred pages in Hangul. */
const mostBytes = 4 * 1024 * 1024

export type ComparisonRequest = z.infer<typeof comparisonRequestSchema>
type ComparedTexts = Pick<ComparisonRequest, 'type' | 'side'> & { before: string; after: string }

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
  return shownComparison(locale, {
    client,
    type,
    standpoint: side,
    before: await openVersion(db, 'before', before),
    after: await openVersion(db, 'after', after),
  })
}

/** Two texts that the caller has read already, compared likewise. @throws AppError */
export const compareTexts = (
  client: string,
  locale: AppLocale,
  { type, side, before, after }: ComparedTexts,
): Promise<ShownComparison> =>
  shownComparison(locale, {
    client,
    type,
    standpoint: side,
    before: { text: before },
    after: { text: after },
  })

async function shownComparison(locale: AppLocale, task: CompareTask): Promise<ShownComparison> {
  const answer = await compareVersions(task)
  if (answer.state === 'refused') throw refusedVersion(answer.side, answer.reason)
  const { newFindings, solvedFindings, ...rest } = answer.comparison
  return {
    ...rest,
    newFindings: newFindings.map((finding) => showFinding(finding, locale)),
    solvedFindings: solvedFindings.map((finding) => showFinding(finding, locale)),
  }
}

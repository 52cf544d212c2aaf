import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readCase } from '@/lib/corpus/data'
import type { Content } from '@/lib/documents/blocks/schema'
import { AppError } from '@/lib/errors'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { koreanDay } from '@/lib/korean-time'
import { memoContent, memoProblems } from './content'
import type { Memo } from './schema'

/**
 * The document of a memo. Issues and citations are those of the corpus, and every quote is compared with its decision.
 * @throws AppError `validation` that names the decisions that cannot stand so
 */
export async function writeMemo(memo: Memo, now: Date): Promise<Content> {
  const details = await Promise.all(memo.entries.map(({ serial }) => readCase(serial)))
  const problems = memoProblems(memo.entries, details)
  if (Object.values(problems).some((serials) => serials.length > 0))
    throw new AppError('validation', { details: problems })
  const t = await getTranslations({ locale: memo.locale, namespace: 'memo' })
  const items = memo.entries.flatMap((entry, at) => {
    const detail = details[at]
    return detail ? [{ entry, detail }] : []
  })
  return memoContent(memo, items, {
    issue: t('issue'),
    quote: t('quote'),
    note: t('note'),
    source: t('file.source', { day: koreanDay(now) }),
    verified: t('file.verified'),
    address: (path) => absoluteUrl(memo.locale, path),
  })
}

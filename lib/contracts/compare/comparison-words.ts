import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { AppLocale } from '@/lib/i18n/routing'
import type { ComparisonWords } from './comparison-content'
import type { ShownComparison } from './schema'

/** The words of the document that shows a comparison, in the reader's language. */
export async function comparisonWords(
  locale: AppLocale,
  { newFindings, solvedFindings }: ShownComparison,
): Promise<ComparisonWords> {
  const t = await getTranslations({ locale, namespace: 'contractComparison' })
  return {
    title: t('result.title'),
    note: t('form.privacy'),
    none: t('result.none'),
    weighty: t('weighty.title'),
    clauses: t('result.clauses'),
    fresh: t('findings.fresh', { count: newFindings.length }),
    solved: t('findings.solved', { count: solvedFindings.length }),
    moved: t('clause.moved'),
    subject: (subject) => t(`weighty.subject.${subject}`),
    change: (change) => t(`clause.change.${change}`),
  }
}

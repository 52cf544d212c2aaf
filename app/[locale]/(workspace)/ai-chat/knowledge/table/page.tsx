import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ChoiceField } from '@/components/knowledge/choice-field'
import { knowledgePath, tablePath } from '@/components/knowledge/knowledge-paths'
import { QuestionTableView } from '@/components/knowledge/question-table'
import { BackLink } from '@/components/layout/navigation/back-link'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { longestQuery } from '@/lib/knowledge/constants'
import { loadKnowledge, loadMostQuestions, loadQuestionTable } from '@/lib/knowledge/loaders'
import { tableFormats, tableParamsSchema } from '@/lib/knowledge/schema'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'knowledgeTable')
}

async function Asked({
  questions,
  collection,
}: {
  questions: readonly string[]
  collection: string | undefined
}) {
  const [t, locale] = await Promise.all([getTranslations('knowledge.table'), getLocale()])
  const table = await loadQuestionTable(tablePath, questions, collection)
  if (table.state === 'failed')
    return (
      <Notice tone="error" role="alert">
        {t('failed')}
      </Notice>
    )
  if (table.rows.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  const query = new URLSearchParams([
    ...questions.map((question): [string, string] => ['q', question]),
    ...(collection ? [['in', collection]] : []),
    ['locale', locale],
  ])
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {tableFormats.map((format) => (
          <a
            key={format}
            href={`/api/knowledge/table?${query}&format=${format}`}
            className={buttonClass()}
            download
          >
            {t(`formats.${format}`)}
          </a>
        ))}
      </p>
      <QuestionTableView questions={questions} table={table} />
    </>
  )
}

/** The same questions asked of every document. */
export default async function TablePage({ searchParams }: Props) {
  const given = await searchParams
  const { q, in: collection } = tableParamsSchema.parse({ q: given.q ?? [], in: given.in })
  const [{ collections, shared }, most] = await Promise.all([
    loadKnowledge(tablePath),
    loadMostQuestions(tablePath),
  ])
  const [t, locale] = await Promise.all([getTranslations('knowledge.table'), getLocale()])
  const questions = q.slice(0, most)
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={knowledgePath}>{t('back')}</BackLink>
      <h1 className="mt-3 text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-5 max-w-[42em] text-sm text-soft">{t('lead')}</p>
      <form
        action={getPathname({ locale, href: tablePath })}
        className="mb-6 grid max-w-2xl gap-3 text-sm"
      >
        <label>
          <span className="mb-1 block font-semibold">{t('questions')}</span>
          <textarea
            name="q"
            rows={4}
            required
            maxLength={longestQuery * most}
            defaultValue={questions.join('\n')}
            placeholder={t('placeholder')}
            className={`${inputClass} h-auto py-2`}
            aria-describedby="most-questions"
          />
        </label>
        <p id="most-questions" className="text-soft">
          {t('most', { most })}{' '}
          {q.length > most ? (
            <span className="font-semibold text-danger">{t('tooMany', { given: q.length })} </span>
          ) : null}
          <Link href="/pricing" className="link">
            {t('plans')}
          </Link>
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <ChoiceField
            name="in"
            label={t('in')}
            all={t('all')}
            value={collection}
            options={[...collections, ...shared]}
          />
          <button type="submit" className={buttonClass('primary')}>
            {t('ask')}
          </button>
        </div>
      </form>
      {questions.length > 0 ? <Asked questions={questions} collection={collection} /> : null}
    </div>
  )
}

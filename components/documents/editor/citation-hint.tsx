import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { z } from 'zod'
import { buttonClass } from '@/components/ui/button-class'
import { findTypedCitation, formatArticle } from '@/lib/documents/editor/clause-references'
import { Link } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'
import { insertQuote, writeOver } from './session/citation-commands'
import { useEditor, useSession } from './session/use-editor'

/** What the hint takes of an article. */
const articleSchema = z.object({
  law: z.object({ title: z.string(), effectiveOn: z.string().nullable(), isSummary: z.boolean() }),
  article: z.object({
    no: z.string(),
    title: z.string().nullable(),
    body: z.string(),
    repealed: z.boolean(),
    pending: z.boolean(),
  }),
})

/** What stands before the cursor, when it can be completed to the citation of an article: `민법 750`. */
function useTyped() {
  const state = useEditor((snapshot) => snapshot.state)
  return useMemo(() => {
    if (!state?.selection.empty) return null
    const { $from } = state.selection
    if (!$from.parent.isTextblock) return null
    const before = $from.parent.textBetween(0, $from.parentOffset, '', '\ufffc')
    const typed = findTypedCitation(before)
    if (!typed) return null
    const start = $from.start()
    return { ...typed, from: start + typed.start, to: start + typed.end }
  }, [state])
}

/** Offers to complete a citation that is being typed, and to set the text of the article below it. */
export function CitationHint() {
  const t = useTranslations('documentEditor.citation')
  const session = useSession()
  const typed = useTyped()
  const address = typed
    ? `/api/statutes/${encodeURIComponent(typed.law)}/articles/${encodeURIComponent(typed.article)}`
    : null
  const { data, error } = useApi(address, { schema: articleSchema, maxAgeMs: 600_000 })
  if (!typed) return null
  if (error?.code === 'notFound')
    return (
      <p
        role="status"
        className="no-print border-t border-line bg-sheet px-4 py-2 text-sm text-soft"
      >
        {t('none', { law: typed.law, article: typed.article })}
      </p>
    )
  if (!data) return null
  const { law, article } = data
  const citation = formatArticle(law.title, article.no)
  const edition = t('edition', { date: law.effectiveOn ?? '' })
  return (
    <aside
      aria-label={t('label')}
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-sheet px-4 py-2 text-sm"
    >
      <p className="min-w-0 grow">
        <span className="font-semibold">{citation}</span>
        {article.title ? ` (${article.title})` : ''}
        <span className="ml-2 text-soft">
          {article.repealed ? t('repealed') : article.pending ? t('pending') : edition}
        </span>
      </p>
      <Link
        href={`/statutes/${encodeURIComponent(law.title)}/articles/${encodeURIComponent(article.no)}`}
        target="_blank"
        className="link"
      >
        {t('open')}
      </Link>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => session.command(writeOver(typed, citation))}
      >
        {t('complete')}
      </button>
      {/* A summary is nobody's words to be quoted. */}
      {law.isSummary ? null : (
        <button
          type="button"
          className={buttonClass()}
          onClick={() =>
            session.command(insertQuote(typed, citation, `${article.body.trim()}\n(${edition})`))
          }
        >
          {t('quote')}
        </button>
      )}
    </aside>
  )
}

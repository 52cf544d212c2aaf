import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { annotate } from '@/components/documents/editor/session/annotations'
import { citationMarks } from '@/components/documents/editor/session/citation-marks'
import { selectRange } from '@/components/documents/editor/session/editor-commands'
import { findText } from '@/components/documents/editor/session/find-text'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { apiRead } from '@/lib/api-client'
import { checkWriting, type WritingFinding } from '@/lib/documents/editor/writing-checks'
import { Link } from '@/lib/i18n/navigation'
import { citationStates } from '@/lib/korean-law/constants'

const citationSchema = z.object({
  text: z.string(),
  kind: z.enum(['case', 'article', 'law', 'quote']),
  state: z.enum(citationStates),
  candidates: z.array(z.object({ label: z.string() })),
})
export type CheckedCitation = z.infer<typeof citationSchema>
const answerSchema = z.object({ citations: z.array(citationSchema) })

/** As much as one check takes. */
const longestText = 64_000
const good = ['verified', 'in-force']

/** The page that shows what is cited: the search knows numbers and articles as they are written. */
const searchHref = (text: string) => `/case-search?q=${encodeURIComponent(text)}`

/** Sums, terms and citations of the text, with what is wrong with them. */
export function ChecksPanel() {
  const t = useTranslations('documentEditor.checks')
  const session = useSession()
  const doc = useEditor(({ state }) => state?.doc ?? null)
  const missing = useEditor((snapshot) => snapshot.missing)
  const text = useMemo(
    () => doc?.textBetween(0, doc.content.size, '\n', '\ufffc').slice(0, longestText) ?? '',
    [doc],
  )
  const findings = useMemo(() => checkWriting(text), [text])
  const [citations, setCitations] = useState<CheckedCitation[] | null>(null)
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')

  useEffect(() => {
    const { view } = session
    if (view && doc) annotate(view, 'citations', citationMarks(doc, citations ?? []))
  }, [session, doc, citations])
  useEffect(() => {
    return () => {
      if (session.view) annotate(session.view, 'citations', [])
    }
  }, [session])

  async function check() {
    setState('working')
    try {
      const body = { text }
      const read = await apiRead('/api/citations/check', {
        method: 'POST',
        body,
        schema: answerSchema,
      })
      // Words in quotation marks are terms here more often than they are a court's.
      setCitations(read.citations.filter(({ kind }) => kind !== 'quote'))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const show = (words: string) => {
    const [place] = doc ? findText(doc, words) : []
    if (place) session.command(selectRange(place.from, place.to))
  }
  const words = ({ kind, about }: WritingFinding) => t(kind, { about })

  return (
    <div className="space-y-5 text-sm">
      <section aria-labelledby="checks-text">
        <h3 id="checks-text" className="font-semibold">
          {t('text')}
        </h3>
        {findings.length === 0 && missing === 0 ? (
          <p className="mt-1 text-soft">{t('nothing')}</p>
        ) : null}
        <ul className="mt-1 space-y-1">
          {missing > 0 ? (
            <li className="border-l-2 border-danger pl-2">{t('missing', { count: missing })}</li>
          ) : null}
          {findings.map((finding) => (
            <li key={`${finding.kind} ${finding.about}`} className="border-l-2 border-warn pl-2">
              <button
                type="button"
                className="min-h-6 text-left hover:text-seal"
                onClick={() => show(finding.text)}
              >
                {words(finding)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="checks-citations">
        <h3 id="checks-citations" className="font-semibold">
          {t('citations')}
        </h3>
        <p className="mt-1 mb-2 text-soft">{t('citationsText')}</p>
        <button
          type="button"
          className={buttonClass()}
          disabled={state === 'working' || text.trim() === ''}
          onClick={() => void check()}
        >
          {t(state === 'working' ? 'checking' : 'check')}
        </button>
        <p role="status" className="mt-2 text-soft">
          {state === 'failed'
            ? t('failed')
            : citations
              ? t('found', { count: citations.length })
              : ''}
        </p>
        <ul className="mt-1 divide-y divide-line">
          {citations?.map((citation, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same citation may stand there twice
            <li key={at} className="py-2">
              <button
                type="button"
                className="block min-h-6 text-left font-medium break-words hover:text-seal"
                onClick={() => show(citation.text)}
              >
                {citation.text}
              </button>
              <p className={good.includes(citation.state) ? 'text-good' : 'text-danger'}>
                {t(`states.${citation.state}`)}
              </p>
              {citation.candidates.map(({ label }) => (
                <p key={label} className="text-soft">
                  {label}
                </p>
              ))}
              <Link href={searchHref(citation.text)} target="_blank" className="link">
                {t('open')}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { redirectIfSessionEnded } from '@/components/layout/session/session-end'
import { buttonClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { ApiError, apiRead } from '@/lib/api-client'
import { Link } from '@/lib/i18n/navigation'
import { type Rewritten, rewrittenSchema } from '@/lib/templates/documents/schema'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { forgetDraft } from './draft-storage'

type Problem = 'tooMany' | 'failed'

/** Places that were changed by hand: as they stand, and as the form would have them. */
function Contested({ places }: { places: Rewritten['contested'] }) {
  const t = useTranslations('templates.rewrite')
  return (
    <>
      <p className="mt-3 font-bold">{t('contested', { count: places.length })}</p>
      <ul className="mt-2 grid gap-4" lang="ko">
        {places.map(({ kept, offered }) => (
          <li key={`${kept}\n${offered}`} className="border-l-2 border-line pl-3.5">
            <dl className="grid gap-1">
              <dt className="text-soft">{t('kept')}</dt>
              <dd>{kept || t('nothing')}</dd>
              <dt className="mt-1 text-soft">{t('offered')}</dt>
              <dd>{offered || t('nothing')}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Writes a document of the library again from the answers, and says what that changed in it and what not. */
export function RewriteDocument({
  template,
  document,
  typed,
}: {
  template: string
  document: string
  typed: TypedAnswers
}) {
  const t = useTranslations('templates.rewrite')
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [done, setDone] = useState<Rewritten | null>(null)

  async function rewrite() {
    if (isWorking) return
    setWorking(true)
    setProblem(null)
    try {
      const result = await apiRead(`/api/templates/${template}/documents/${document}`, {
        method: 'PUT',
        body: { answers: typed },
        schema: rewrittenSchema,
      })
      forgetDraft({ template, document })
      setDone(result)
    } catch (thrown) {
      const status = thrown instanceof ApiError ? thrown.status : 0
      if (!redirectIfSessionEnded(status)) setProblem(status === 429 ? 'tooMany' : 'failed')
    } finally {
      setWorking(false)
    }
  }
  return (
    <section className="mt-8" aria-labelledby="rewrite">
      <h3 id="rewrite" className="font-bold">
        {t('title')}
      </h3>
      <p className="mt-1 text-sm text-soft">{t('text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <button
          type="button"
          aria-disabled={isWorking}
          className={buttonClass('primary')}
          onClick={() => void rewrite()}
        >
          {t(isWorking ? 'working' : 'act')}
        </button>
        <Link href={`/ai-chat/documents/${document}`} className={buttonClass('quiet')}>
          {t('open')}
        </Link>
      </div>
      <FieldError id="rewrite-error">{problem ? t(problem) : null}</FieldError>
      <div role="status" className="mt-3 text-sm">
        {done ? (
          <>
            <p>{t('done', { count: done.taken })}</p>
            {done.contested.length > 0 ? <Contested places={done.contested} /> : null}
          </>
        ) : null}
      </div>
    </section>
  )
}

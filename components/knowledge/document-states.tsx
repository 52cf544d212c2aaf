import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { cancelIndexing, indexAgain } from '@/lib/knowledge/actions'
import type { KnowledgeDocument } from '@/lib/knowledge/types'
import { documentPath } from './knowledge-paths'

const tones = { waiting: 'plain', ready: 'good', partly: 'warn', failed: 'danger' } as const
const known = [
  'password',
  'noText',
  'empty',
  'tooLarge',
  'unknownType',
  'oldOffice',
  'broken',
  'hostile',
  'tooManyPages',
  'tooLong',
  'tooMuchMemory',
  'locked',
  'distributed',
  'oldPassword',
  'cancelled',
] as const

function Remarks({ document }: { document: KnowledgeDocument }) {
  const t = useTranslations('knowledge')
  const reason = known.find((name) => name === document.reason) ?? 'other'
  return (
    <div className="text-sm text-soft">
      {document.pages ? <p>{t('documents.pages', { count: document.pages })}</p> : null}
      {document.index === 'failed' ? <p>{t(`reasons.${reason}`)}</p> : null}
      {document.job?.total ? (
        <p>
          {t('documents.progress', { done: document.job.done ?? 0, total: document.job.total })}
        </p>
      ) : null}
      {document.index === 'partly' ? <p>{t('partly', { count: document.unreadPages })}</p> : null}
      {document.likeName ? <p>{t('documents.like', { name: document.likeName })}</p> : null}
    </div>
  )
}

/** Every document with whether it can be found, and what to do where it cannot. */
export function DocumentStates({
  documents,
  children,
}: {
  documents: KnowledgeDocument[]
  /** Where others are uploaded. */
  children?: ReactNode
}) {
  const t = useTranslations('knowledge')
  const locale = useLocale()
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-lg font-bold">
        {t('documents.title')}
      </h2>
      {documents.length === 0 ? (
        <p className="mt-1 mb-3 text-sm text-soft">{t('documents.empty')}</p>
      ) : null}
      {children}
      <ul>
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line py-2.5"
          >
            <div className="min-w-0 grow basis-60">
              <Link
                href={documentPath(document.id)}
                className="font-semibold break-words hover:text-seal"
              >
                {document.name}
              </Link>
              <Remarks document={document} />
            </div>
            <div className="flex items-baseline gap-3">
              {document.index === 'failed' ? (
                <form action={indexAgain.bind(null, locale, document.id)}>
                  <button type="submit" className="link min-h-6 text-sm">
                    {t('documents.again')}
                    <span className="sr-only"> {document.name}</span>
                  </button>
                </form>
              ) : null}
              {document.index === 'waiting' && document.job ? (
                <form action={cancelIndexing.bind(null, locale, document.job.id)}>
                  <button type="submit" className="link min-h-6 text-sm">
                    {t('documents.cancel')}
                    <span className="sr-only"> {document.name}</span>
                  </button>
                </form>
              ) : null}
              <Tag tone={tones[document.index]}>{t(`states.${document.index}`)}</Tag>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

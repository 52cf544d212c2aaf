import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { deskSchema, type ListedSource } from '@/lib/saved/history/schema'
import type { SitePath } from '@/lib/site-pages'
import { useApi } from '@/lib/use-api'
import { HistoryTools } from './history-tools'

const chatPath: SitePath<'aiChat'> = '/ai-chat'
const savedPath: SitePath<'saved'> = '/saved'

function Part({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-xs font-bold text-soft">
          {title}
        </h3>
        {more}
      </div>
      {children}
    </section>
  )
}

function Sources({ of, none }: { of: readonly ListedSource[]; none: string }) {
  if (of.length === 0) return <p className="mt-1 text-soft">{none}</p>
  return (
    <ul className="mt-1 space-y-1" lang="ko">
      {of.map(({ path, citation, name }) => (
        <li key={path} className="truncate">
          <Link href={path} className="link">
            {citation}
          </Link>{' '}
          <span className="text-soft">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where one goes on, what one saved, what one looked at. Nothing where it could not be read. */
export function Desk() {
  const t = useTranslations('desk')
  const { data, reload } = useApi('/api/desk', { schema: deskSchema, attempts: 1 })
  if (!data) return null
  const { conversation, document, saved, viewed, keepsHistory } = data
  return (
    <section aria-labelledby="desk-title" className="mb-10 border-y border-strong py-4 text-sm">
      <h2 id="desk-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        <Part title={t('goOn')}>
          <ul className="mt-1 space-y-1">
            <li className="truncate">
              {conversation ? (
                <>
                  <span className="text-soft">{t('conversation')}</span>{' '}
                  <Link href={`/ai-chat/${conversation.id}`} className="link">
                    {conversation.title}
                  </Link>
                </>
              ) : (
                <Link href={chatPath} className="link">
                  {t('firstQuestion')}
                </Link>
              )}
            </li>
            {document ? (
              <li className="truncate">
                <span className="text-soft">{t('document')}</span>{' '}
                <Link href={`/ai-chat/documents/${document.id}`} className="link">
                  {document.name}
                </Link>
              </li>
            ) : null}
          </ul>
        </Part>
        <Part
          title={t('saved')}
          more={
            saved.length > 0 ? (
              <Link href={savedPath} className="text-soft hover:text-seal">
                {t('all')}
              </Link>
            ) : null
          }
        >
          <Sources of={saved} none={t('noneSaved')} />
        </Part>
        <Part title={t('viewed')}>
          <Sources of={viewed} none={t(keepsHistory ? 'noneViewed' : 'historyOff')} />
          <HistoryTools keeps={keepsHistory} isEmpty={viewed.length === 0} onChanged={reload} />
        </Part>
      </div>
    </section>
  )
}

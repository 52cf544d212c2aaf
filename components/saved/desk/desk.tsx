import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import { deskSchema, type ListedSource, type WatchedChange } from '@/lib/saved/history/schema'
import type { SitePath } from '@/lib/site-pages'
import { useApi } from '@/lib/use-api'
import { HistoryTools } from './history-tools'

const chatPath: SitePath<'aiChat'> = '/ai-chat'
const savedPath: SitePath<'saved'> = '/saved'
const alertsPath: SitePath<'alerts'> = '/alerts'

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
          <Link href={path} className="cite">
            {citation}
          </Link>{' '}
          <span className="text-soft">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Changes({ of }: { of: readonly WatchedChange[] }) {
  const t = useTranslations('desk')
  if (of.length === 0) return <p className="mt-1 text-soft">{t('noneChanged')}</p>
  return (
    <ul className="mt-1 space-y-1">
      {of.map(({ id, path, citation, reason, changedAt, isRead }) => (
        <li key={id}>
          <Link href={path} className={isRead ? 'link' : 'link font-bold'} lang="ko">
            {citation}
          </Link>{' '}
          <span className="text-soft">
            {t(`reason.${reason}`)} <DateTime at={changedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where one goes on, what one saved, what one looked at, what changed in what one watches. Nothing where it could not be read. */
export function Desk() {
  const t = useTranslations('desk')
  const { data, reload } = useApi('/api/desk', { schema: deskSchema, attempts: 1 })
  if (!data) return null
  const { conversation, document, saved, viewed, keepsHistory, changes } = data
  return (
    <section aria-labelledby="desk-title" className="mb-10 border-y border-strong py-4 text-sm">
      <h2 id="desk-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
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
        <Part
          title={t('changes')}
          more={
            <Link href={alertsPath} className="text-soft hover:text-seal">
              {t('alerts')}
            </Link>
          }
        >
          <Changes of={changes} />
        </Part>
      </div>
    </section>
  )
}

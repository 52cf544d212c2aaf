import { useLocale, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import type { ManagedPost, ManagedPosts } from '@/lib/content/schema'
import { getPathname } from '@/lib/i18n/navigation'
import { LazyPostActionsMenu } from './lazy-post-actions-menu'

const tones = { draft: 'plain', scheduled: 'warn', published: 'good' } as const

/** Posts of every state, each with what can be done with it. */
export function ManagedPostsTable({
  managed,
  filtered,
}: {
  managed: ManagedPosts
  filtered: boolean
}) {
  const t = useTranslations('adminContent.posts')
  const topics = useTranslations('blog.category')
  const names = useTranslations('language')
  const address = getPathname({ locale: useLocale(), href: '/blog/write' })
  if (managed.posts.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title={t(filtered ? 'noneFound' : 'none')}>
          {filtered ? null : t('noneText')}
        </EmptyState>
      </div>
    )
  }
  const columns = [
    {
      key: 'title',
      header: t('title'),
      rowHeader: true,
      cell: ({ id, title, locale }: ManagedPost) => (
        <span className="block min-w-52">
          {/* A page of its own each time: the browser asks before unsaved work is left. */}
          <a
            href={`${address}?id=${encodeURIComponent(id)}`}
            lang={locale ?? undefined}
            className="hover:text-seal"
          >
            {title}
          </a>
          <span className="block text-xs font-normal text-soft">{id}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }: ManagedPost) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      key: 'category',
      header: t('category'),
      cell: ({ category }: ManagedPost) => (
        <span className="whitespace-nowrap">{topics(category)}</span>
      ),
    },
    {
      key: 'author',
      header: t('author'),
      cell: ({ author }: ManagedPost) => <span className="whitespace-nowrap">{author}</span>,
    },
    {
      key: 'published',
      header: t('published'),
      cell: ({ publishedAt }: ManagedPost) => (publishedAt ? <DateTime at={publishedAt} /> : '–'),
    },
    {
      key: 'changed',
      header: t('changed'),
      cell: ({ updatedAt }: ManagedPost) => <DateTime at={updatedAt} />,
    },
    {
      key: 'languages',
      header: t('languages'),
      cell: ({ locales }: ManagedPost) => (
        <span className="flex gap-1.5 text-sm text-soft">
          {locales.map((locale) => (
            <abbr key={locale} title={names(locale)} className="no-underline">
              {locale}
            </abbr>
          ))}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      align: 'right' as const,
      cell: ({ id, title, state }: ManagedPost) => (
        <span className="-my-1.5 inline-block">
          <LazyPostActionsMenu id={id} title={title} state={state} />
        </span>
      ),
    },
  ]
  return (
    <div className="mt-6">
      <DataTable
        caption={t('found', { count: managed.total })}
        columns={columns}
        rows={managed.posts}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { ListedPost } from '@/lib/content/schema'
import { getPathname } from '@/lib/i18n/navigation'
import { PostDate } from './post-date'

function Lines({ posts, title }: { posts: readonly ListedPost[]; title: string }) {
  const t = useTranslations('blogEditor')
  const locale = useLocale()
  const address = getPathname({ locale, href: '/blog/write' })
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      {posts.length === 0 ? <p className="text-sm text-soft">{t('listed.none')}</p> : null}
      <ul className="mt-1 text-sm">
        {posts.map((post) => (
          <li
            key={post.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5"
          >
            {/* A page of its own each time: the browser asks before unsaved work is left. */}
            <a
              href={`${address}?id=${post.id}`}
              className="hover:text-seal"
              lang={post.locale ?? undefined}
            >
              {post.title}
            </a>
            <span className="text-soft">
              <PostDate at={post.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The posts that can be edited: the author's own drafts, those of others, and the published ones. */
export function EditorPostList({
  posts,
  userId,
}: {
  posts: readonly ListedPost[]
  userId: string
}) {
  const t = useTranslations('blogEditor')
  const drafts = posts.filter((post) => post.status === 'draft' && post.authorId === userId)
  const others = posts.filter((post) => post.status === 'draft' && post.authorId !== userId)
  const published = posts.filter((post) => post.status === 'published')
  return (
    <section className="mt-14">
      <h2 className="section-title">{t('listed.title')}</h2>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <div className="space-y-6">
          <Lines title={t('listed.mine')} posts={drafts} />
          {others.length > 0 ? <Lines title={t('listed.others')} posts={others} /> : null}
        </div>
        <Lines title={t('listed.published')} posts={published} />
      </div>
    </section>
  )
}

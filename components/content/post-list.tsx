import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { PostSummary } from '@/lib/content/schema'
import { Link } from '@/lib/i18n/navigation'
import { AuthorName } from './author-name'
import { postHref } from './blog-address'
import { PostDate } from './post-date'

function PostRow({ post }: { post: PostSummary }) {
  const t = useTranslations('blog')
  const locale = useLocale()
  const foreign = post.locale === locale ? undefined : post.locale
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[9.5rem_minmax(0,42em)_1fr]">
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-soft md:block">
        <span className="font-semibold text-ink md:block">{t(`category.${post.category}`)}</span>
        <PostDate at={post.publishedAt} />
      </p>
      <div>
        <h2 className="text-lg font-bold">
          <Link
            href={postHref(post.id)}
            className="underline-offset-4 hover:text-seal hover:underline"
            lang={foreign}
          >
            {post.title}
          </Link>
          {foreign ? (
            <>
              {' '}
              <Tag>{t(`language.${foreign}`)}</Tag>
            </>
          ) : null}
        </h2>
        <p className="mt-1 text-soft" lang={foreign}>
          {post.excerpt}
        </p>
      </div>
      <p className="text-sm text-soft md:pt-1 md:text-right">
        <AuthorName author={post.author} />
        <span className="md:hidden"> · </span>
        <span className="whitespace-nowrap md:block">
          {t('minutes', { minutes: post.minutes })}
        </span>
      </p>
    </li>
  )
}

/** Posts, newest first. A post that is not translated into the reader's language is marked with its own. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </ul>
  )
}

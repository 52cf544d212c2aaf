import { useFormatter, useTranslations } from 'next-intl'
import { coverHref } from '@/lib/content/cover-type'
import type { Post } from '@/lib/content/schema'
import { Link } from '@/lib/i18n/navigation'
import { AuthorName } from './author-name'
import { blogHref } from './blog-address'
import { PostDate } from './post-date'

const day = 24 * 60 * 60 * 1000

/** Title, summary, who and when; the cover when there is one. */
export function PostHeader({ post, lang }: { post: Post; lang: string | undefined }) {
  const t = useTranslations('blog')
  const format = useFormatter()
  const changed = Date.parse(post.updatedAt) - Date.parse(post.publishedAt) > day
  return (
    <header className="max-w-[42em]">
      <p className="text-sm font-semibold">
        <Link
          href={blogHref({ category: post.category, page: 1 })}
          className="text-seal underline-offset-4 hover:underline"
        >
          {t(`category.${post.category}`)}
        </Link>
      </p>
      <h1 className="mt-1 text-2xl font-bold md:text-3xl" lang={lang}>
        {post.title}
      </h1>
      <p className="mt-3 text-lg text-soft" lang={lang}>
        {post.excerpt}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-4 border-y border-line py-2 text-sm text-soft">
        <AuthorName author={post.author} />
        <PostDate at={post.publishedAt} />
        {changed ? (
          <time dateTime={post.updatedAt}>
            {t('changed', {
              date: format.dateTime(new Date(post.updatedAt), {
                year: 'numeric',
                month: 'long',
                day: 'numeric',
              }),
            })}
          </time>
        ) : null}
        <span>{t('minutes', { minutes: post.minutes })}</span>
      </p>
      {post.cover ? (
        // biome-ignore lint/performance/noImgElement: stored as it is shown, cached by browsers for a year
        <img
          src={coverHref(post.cover)}
          alt=""
          width={1200}
          height={630}
          className="mt-6 aspect-[1200/630] w-full border border-line object-cover"
        />
      ) : null}
    </header>
  )
}

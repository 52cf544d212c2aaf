import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { blogHref, readBlogAddress } from '@/components/content/blog-address'
import { CategoryTabs } from '@/components/content/category-tabs'
import { FeedLink } from '@/components/content/feed-link'
import { PostList } from '@/components/content/post-list'
import { blogStructuredData } from '@/components/content/post-structured-data'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { JsonLd } from '@/components/ui/json-ld'
import { postsPerPage } from '@/lib/content/constants'
import { loadPosts } from '@/lib/content/loaders'
import { Link } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, pages, locale, address] = await Promise.all([
    getTranslations('blog'),
    getTranslations('pages'),
    getLocale(),
    searchParams.then(readBlogAddress),
  ])
  if (!address) return { title: pages('blog.title'), robots: { index: false } }
  const { category, page } = address
  const name = category
    ? t('categoryTitle', { category: t(`category.${category}`) })
    : pages('blog.title')
  const head = buildMetadata({
    locale,
    path: blogHref(address),
    title: page > 1 ? `${name} (${page})` : name,
    description: pages('blog.description'),
  })
  const feeds = { 'application/rss+xml': [{ url: `/feeds/${locale}.xml`, title: name }] }
  return { ...head, alternates: { ...head.alternates, types: feeds } }
}

export default async function BlogPage({ searchParams }: Props) {
  const [t, pages, site, locale, address] = await Promise.all([
    getTranslations('blog'),
    getTranslations('pages'),
    getTranslations('site'),
    getLocale(),
    searchParams.then(readBlogAddress),
  ])
  if (!address) return <NotFoundView />
  const { category, page } = address
  const { posts, total } = await loadPosts(locale, category, page)
  if (posts.length === 0 && page > 1) return <NotFoundView />
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="blog" />
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h1 className="text-2xl font-bold">{pages('blog.title')}</h1>
          <p className="mt-1 text-soft">{pages('blog.description')}</p>
        </div>
        <FeedLink />
      </div>
      <div className="mt-5">
        <CategoryTabs current={category} />
      </div>
      <p className="sr-only" role="status">
        {t('count', { count: total })}
      </p>
      {posts.length > 0 ? (
        <PostList posts={posts} />
      ) : (
        <div className="mt-8">
          <EmptyState
            title={t(category ? 'emptyCategory' : 'emptyTitle')}
            action={
              category ? (
                <Link href="/blog" className={buttonClass()}>
                  {t('showAll')}
                </Link>
              ) : undefined
            }
          >
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      <Pager
        page={page}
        last={Math.ceil(total / postsPerPage)}
        href={(each) => blogHref({ category, page: each })}
      />
      <JsonLd
        data={blogStructuredData(
          locale,
          {
            name: pages('blog.title'),
            description: pages('blog.description'),
            site: site('name'),
          },
          posts,
        )}
      />
    </div>
  )
}

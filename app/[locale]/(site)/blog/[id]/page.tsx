import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { postHref } from '@/components/content/blog-address'
import { FeedLink } from '@/components/content/feed-link'
import { PostContents } from '@/components/content/post-contents'
import { PostHeader } from '@/components/content/post-header'
import { PostLanguages } from '@/components/content/post-languages'
import { PostNeighbours } from '@/components/content/post-neighbours'
import { postStructuredData } from '@/components/content/post-structured-data'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { Markdown } from '@/components/ui/markdown/markdown'
import { outlineOf } from '@/components/ui/markdown/markdown-headings'
import { Notice } from '@/components/ui/notice'
import { loadPost } from '@/lib/content/loaders'
import { Link } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

/** Fewer headings than this are seen at a glance. */
const manyHeadings = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [pages, locale, { id }] = await Promise.all([getTranslations('pages'), getLocale(), params])
  const post = await loadPost(id, locale)
  if (!post) return { title: pages('blog.title'), robots: { index: false } }
  return buildMetadata({
    locale,
    path: postHref(post.id),
    title: post.title,
    description: post.excerpt,
    locales: post.locales,
    publishedAt: post.publishedAt,
  })
}

export default async function PostPage({ params }: Props) {
  const [t, pages, site, locale, { id }] = await Promise.all([
    getTranslations('blog'),
    getTranslations('pages'),
    getTranslations('site'),
    getLocale(),
    params,
  ])
  const post = await loadPost(id, locale)
  if (!post) return <NotFoundView />
  const lang = post.locale === locale ? undefined : post.locale
  const outline = outlineOf(post.body)
  const contents = outline.filter(({ depth }) => depth <= 3)
  const isLong = contents.length >= manyHeadings
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: pages('blog.name'), href: '/blog' },
          { label: post.title, korean: lang === 'ko' },
        ]}
      />
      <article className="pt-3">
        <PostHeader post={post} lang={lang} />
        {lang ? (
          <div className="mt-5 max-w-[42em]">
            <Notice>{t('elsewhere', { language: t(`language.${post.locale}`) })}</Notice>
          </div>
        ) : null}
        <div
          className={`mt-6 grid gap-x-14 gap-y-6 ${isLong ? 'lg:grid-cols-[minmax(0,42em)_minmax(12rem,18rem)]' : 'lg:grid-cols-[minmax(0,42em)]'}`}
        >
          {isLong ? <PostContents entries={contents} lang={lang} /> : null}
          <div>
            <div lang={lang}>
              <Markdown headingOffset={outline.some(({ depth }) => depth === 1) ? 1 : 0}>
                {post.body}
              </Markdown>
            </div>
            <footer className="mt-10 border-t border-line pt-3">
              <PostLanguages id={post.id} shown={post.locale} available={post.locales} />
              <PostNeighbours earlier={post.earlier} later={post.later} />
              <p className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-6 text-sm">
                <Link href="/blog" className="link">
                  {t('back')}
                </Link>
                <FeedLink />
              </p>
            </footer>
          </div>
        </div>
      </article>
      <JsonLd data={postStructuredData(post, site('name'))} />
    </div>
  )
}

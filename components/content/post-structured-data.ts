import { coverHref } from '@/lib/content/cover-type'
import type { Post, PostSummary } from '@/lib/content/schema'
import { env } from '@/lib/env'
import { absoluteUrl, pictureUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import { postHref } from './blog-address'

const publisher = (name: string) => ({
  '@type': 'Organization',
  name,
  url: new URL('/', env().SITE_URL).href,
})

function posting(post: PostSummary) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: post.locale,
    url: absoluteUrl(post.locale, postHref(post.id)),
    datePublished: post.publishedAt,
    dateModified: [post.updatedAt, post.publishedAt].sort().at(-1) ?? post.publishedAt,
    author: { '@type': 'Organization', name: post.author },
  }
}

/** Structured data of the list. */
export function blogStructuredData(
  locale: AppLocale,
  blog: { name: string; description: string; site: string },
  posts: readonly PostSummary[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: blog.name,
    description: blog.description,
    inLanguage: locale,
    url: absoluteUrl(locale, '/blog'),
    publisher: publisher(blog.site),
    blogPost: posts.map(posting),
  }
}

/** Structured data of one post. */
export function postStructuredData(post: Post, site: string) {
  const picture = post.cover
    ? new URL(coverHref(post.cover), env().SITE_URL).href
    : pictureUrl(post.locale, postHref(post.id))
  return {
    '@context': 'https://schema.org',
    ...posting(post),
    image: picture,
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: absoluteUrl(post.locale, postHref(post.id)),
    publisher: publisher(site),
  }
}

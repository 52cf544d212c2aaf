import { Feed } from 'feed'
import type { AppLocale } from '@/lib/i18n/routing'
import type { PostSummary } from './schema'

export type FeedWords = { title: string; description: string; category: (key: string) => string }

export type FeedAddresses = {
  /** The blog in this language. */
  blog: string
  self: string
  post: (id: string) => string
}

/** RSS 2.0 of the newest posts in one language. Every address is absolute. */
export function makeFeed(
  locale: AppLocale,
  posts: readonly PostSummary[],
  words: FeedWords,
  addresses: FeedAddresses,
): string {
  const [newest] = posts
    .flatMap(({ updatedAt, publishedAt }) => [updatedAt, publishedAt])
    .sort()
    .reverse()
  const feed = new Feed({
    id: addresses.blog,
    link: addresses.blog,
    title: words.title,
    description: words.description,
    language: locale,
    generator: false,
    feedLinks: { rss: addresses.self },
    ...(newest ? { updated: new Date(newest) } : {}),
  })
  for (const post of posts) {
    const link = addresses.post(post.id)
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      category: [{ name: words.category(post.category) }],
    })
  }
  return feed.rss2()
}

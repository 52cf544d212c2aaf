import { getTranslations } from 'next-intl/server'
import { readFeedPosts } from '@/lib/content/data'
import { makeFeed } from '@/lib/content/feed'
import { env } from '@/lib/env'
import { answerFeed } from '@/lib/feed-answer'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ feed: string }> }

export const dynamic = 'force-dynamic'

async function write(locale: AppLocale): Promise<string> {
  const [posts, blog, pages, site] = await Promise.all([
    readFeedPosts(anonymousClient(), locale),
    getTranslations({ locale, namespace: 'blog' }),
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const words = {
    title: `${pages('blog.title')} · ${site('name')}`,
    description: pages('blog.description'),
    category: (key: string) => blog(`category.${key as 'all'}`),
  }
  return makeFeed(locale, posts, words, {
    blog: absoluteUrl(locale, '/blog'),
    self: new URL(`/feeds/${locale}.xml`, env().SITE_URL).href,
    post: (id) => absoluteUrl(locale, `/blog/${id}`),
  })
}

/** `/feeds/ko.xml` and so on: the newest posts in one language, as RSS. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerFeed(request, params, write)
}

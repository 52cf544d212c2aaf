import { hasLocale } from 'next-intl'
import { respond } from './api'
import { AppError } from './errors'
import { type AppLocale, locales } from './i18n/routing'

/**
 * Answers `ko.xml` and so on with the feed of that language.
 * @param write the feed as RSS
 */
export function answerFeed(
  request: Request,
  feed: Promise<{ feed: string }>,
  write: (locale: AppLocale) => Promise<string>,
): Promise<Response> {
  return respond(request, async () => {
    const locale = /^(\w+)\.xml$/.exec((await feed).feed)?.[1]
    if (!hasLocale(locales, locale)) throw new AppError('notFound')
    return new Response(await write(locale), {
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=300',
      },
    })
  })
}

import { hasLocale } from 'next-intl'
import { respond } from '@/lib/api'
import { createCache } from '@/lib/cache'
import { decodeParam } from '@/lib/decode-param'
import { AppError } from '@/lib/errors'
import { locales } from '@/lib/i18n/routing'
import { createRateLimiter } from '@/lib/rate-limit'
import { drawPicture } from './picture'
import { pictureText } from './picture-text'

type Context = { params: Promise<{ locale: string; path: string[] }> }

/** Drawing takes a third of a second of a core; who shares a link asks once. */
const pictureLimit = createRateLimiter({ name: 'pictures', points: 60, seconds: 10 })
const drawn = createCache<ArrayBuffer>({ ttl: 3_600_000, maxEntries: 300 })

/** `/og/<locale>/<path of the page>.png`: the picture that a shared link shows. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const { locale, path } = await params
      if (!hasLocale(locales, locale) || !path.at(-1)?.endsWith('.png')) {
        throw new AppError('notFound')
      }
      const names = path.map((part) => decodeParam(part))
      const last = names.pop() ?? ''
      const words = await pictureText(locale, [...names, last.slice(0, -'.png'.length)])
      if (!words) throw new AppError('notFound')
      const picture = await drawn.remember(JSON.stringify([locale, words]), () =>
        drawPicture(locale, words),
      )
      return new Response(picture, {
        headers: {
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400, s-maxage=604800',
        },
      })
    },
    pictureLimit,
  )
}

import { respond } from '@/lib/api'
import { coverTypeOf } from '@/lib/content/cover-type'
import { readCover } from '@/lib/content/data'
import { AppError } from '@/lib/errors'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ key: string }> }

/** The picture above a post. A key names one picture for ever. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const { key } = await params
    const type = coverTypeOf(key)
    const picture = type ? await readCover(anonymousClient(), key) : null
    if (!type || !picture) throw new AppError('notFound')
    return new Response(picture, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  })
}

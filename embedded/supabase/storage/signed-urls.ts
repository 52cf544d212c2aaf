import { z } from 'zod'
import { type Handler, json, type Middleware, readJson } from '@/embedded/supabase/middleware'

const SIGN = '/storage/v1/object/sign/'
const SIGN_UPLOAD = '/storage/v1/object/upload/sign/'

const signedSchema = z.object({ signedUrl: z.string() })
const errorSchema = z.object({ message: z.string() })
const manyPathsSchema = z.object({ paths: z.array(z.string()), expiresIn: z.number() })

/** lite answers `/storage/v1/object/…`; supabase-js puts `/storage/v1` before what it gets. */
const relativeUrl = (url: string): string => url.replace(/^\/storage\/v1/, '')

/** lite's own route for several links is hidden behind the one for a single link: ask one by one. */
async function signEach(request: Request, next: Handler): Promise<Response> {
  const input = manyPathsSchema.safeParse(await readJson(request))
  if (!input.success)
    return json({ statusCode: '400', error: 'InvalidRequest', message: 'paths' }, 400)
  const { paths, expiresIn } = input.data
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const links = paths.map(async (path) => {
    const url = `${request.url.replace(/\?.*$/, '')}/${path}`
    const response = await next(
      new Request(url, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) }),
    )
    const answer: unknown = await response.json()
    const link = signedSchema.safeParse(answer)
    if (link.success) return { path, error: null, signedURL: relativeUrl(link.data.signedUrl) }
    return {
      path,
      error: errorSchema.safeParse(answer).data?.message ?? 'Not found',
      signedURL: null,
    }
  })
  return json(await Promise.all(links))
}

/** Gives signed links the names under which supabase-js looks for them. */
export const signedUrls: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  const isUpload = pathname.startsWith(SIGN_UPLOAD)
  if (request.method !== 'POST' || !(isUpload || pathname.startsWith(SIGN))) return next(request)
  if (!isUpload && !pathname.slice(SIGN.length).includes('/')) return signEach(request, next)
  const response = await next(request)
  if (!response.ok) return response
  const url = relativeUrl(signedSchema.parse(await response.json()).signedUrl)
  return json(isUpload ? { url } : { signedURL: url })
}

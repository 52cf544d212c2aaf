import { type Middleware, withBody } from '@/embedded/supabase/middleware'

/**
 * supabase-js sends a Blob or File as a form whose file field has no name, with `cacheControl` and
 * `metadata` beside it; lite looks for a field called `file`. The file goes on as a plain body.
 */
export const uploadBody: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  const isUpload = pathname.startsWith('/storage/v1/object/') && /^(POST|PUT)$/.test(request.method)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isUpload || !isForm) return next(request)
  const form = await request.formData()
  const file = [...form.values()].find((value): value is File => typeof value !== 'string')
  if (!file) return next(withBody(request, form))
  const headers: Record<string, string> = {
    'content-type': file.type.split(';', 1)[0] || 'application/octet-stream',
    'content-length': String(file.size),
  }
  const cacheControl = form.get('cacheControl')
  if (typeof cacheControl === 'string') headers['cache-control'] = `max-age=${cacheControl}`
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') {
    headers['x-metadata'] = Buffer.from(metadata).toString('base64')
  }
  return next(withBody(request, await file.arrayBuffer(), headers))
}

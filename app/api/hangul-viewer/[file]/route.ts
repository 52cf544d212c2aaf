import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { respond } from '@/lib/api'
import { AppError } from '@/lib/errors'

type Context = { params: Promise<{ file: string }> }

/** What the viewer asks for, by its name here. */
const files = new Map([
  ['thread.mjs', { at: 'lib/documents/hangul-thread.mjs', type: 'text/javascript; charset=utf-8' }],
  ['rhwp.js', { at: 'node_modules/@rhwp/core/rhwp.js', type: 'text/javascript; charset=utf-8' }],
  ['rhwp_bg.wasm', { at: 'node_modules/@rhwp/core/rhwp_bg.wasm', type: 'application/wasm' }],
])

/** The library that draws HWP and HWPX in the browser, in a thread; `next.config.mjs` has its policy. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const found = files.get((await params).file)
    if (!found) throw new AppError('notFound')
    const bytes = await readFile(path.join(process.cwd(), found.at)).catch(() => null)
    if (!bytes) throw new AppError('notFound')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': found.type,
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

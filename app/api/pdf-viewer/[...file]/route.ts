import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { respond } from '@/lib/api'
import { AppError } from '@/lib/errors'

type Context = { params: Promise<{ file: string[] }> }

/** What of the library the viewer asks for, by its address here. */
const folders: [RegExp, string][] = [
  [/^pdf(?:\.worker)?\.min\.mjs$/, 'legacy/build'],
  [/^cmaps\/[\w-]+\.bcmap$/, ''],
  [/^standard_fonts\/[\w-]+\.(?:pfb|ttf)$/, ''],
]
const types: Record<string, string> = { '.mjs': 'text/javascript; charset=utf-8' }

/** The library that draws PDF in the browser, with its own thread and tables of characters. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const name = (await params).file.join('/')
    const found = folders.find(([pattern]) => pattern.test(name))
    if (!found) throw new AppError('notFound')
    const file = path.join(process.cwd(), 'node_modules/pdfjs-dist', found[1], name)
    const bytes = await readFile(file).catch(() => null)
    if (!bytes) throw new AppError('notFound')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': types[path.extname(name)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        // A thread has the policy of its own script: it fetches the tables from here, and nothing else.
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      },
    })
  })
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { respond } from '@/lib/api'
import { AppError } from '@/lib/errors'

type Context = { params: Promise<{ file: string }> }

const archives = '/api/word-viewer/jszip.mjs'

/** The library and what it unpacks files with, as modules that find each other on this site. */
const files = new Map([
  [
    'docx-preview.mjs',
    {
      at: 'node_modules/docx-preview/dist/docx-preview.min.mjs',
      asModule: (script: string) => script.replace(/(['"])jszip\1/, `"${archives}"`),
    },
  ],
  [
    'jszip.mjs',
    {
      at: 'node_modules/jszip/dist/jszip.min.js',
      asModule: (script: string) =>
        `const module={exports:{}},exports=module.exports;${script}\nexport default module.exports`,
    },
  ],
])

/** The library that draws Word files in the browser. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const found = files.get((await params).file)
    if (!found) throw new AppError('notFound')
    const script = await readFile(path.join(process.cwd(), found.at), 'utf8').catch(() => null)
    if (script === null) throw new AppError('notFound')
    return new Response(found.asModule(script), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

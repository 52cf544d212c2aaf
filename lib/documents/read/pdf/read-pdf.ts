import './array-buffer-transfer'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { mostPages } from '@/lib/documents/constants'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import {
  fewRecognized,
  type RecognizedPages,
  recognizePages,
} from '@/lib/documents/read/recognize/recognize-pages'
import type { OnPage, ParsedDocument, ReadOptions, WarningCode } from '@/lib/documents/read/types'
import { blocksOfLines } from './blocks'
import { type Line, linesOf, type TextItem } from './lines'
import { takeMargins } from './margins'
import { ruledTables, tableLine } from './ruled-tables'
import { drawingOf } from './rules'

/** A page with fewer letters and a picture on it was scanned. */
const fewLetters = 20
/** Of a page's letters, how many may be none that any language has. */
const mostUnknown = 0.2

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** Tables of characters that older Korean files rely on, and the faces that every PDF may use unembedded. */
function packageFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
}

async function open(bytes: Uint8Array, password: string | undefined): Promise<PdfDocument> {
  const folder = packageFolder()
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      ...(password === undefined ? {} : { password }),
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
      verbosity: 0,
      stopAtErrors: false,
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new ReadRefusal('password')
    throw new ReadRefusal('broken')
  }
}

async function itemsOf(page: PdfPage): Promise<TextItem[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    return [
      {
        text: item.str.normalize('NFC'),
        x,
        y,
        width: item.width,
        size: Math.hypot(a, b) || item.height,
      },
    ]
  })
}

/** The lines of a page from the top down, with its tables among them; what a page draws is asked only if it may matter. */
async function linesOfPage(
  page: PdfPage,
  items: TextItem[],
  no: number,
): Promise<{ lines: Line[]; isPicture: boolean }> {
  const letters = items.reduce((sum, { text }) => sum + text.trim().length, 0)
  const plain = linesOf(items, no)
  if (letters >= fewLetters && plain.every(({ segments }) => segments.length < 2))
    return { lines: plain, isPicture: false }
  const { rules, hasPicture } = await drawingOf(await page.getOperatorList())
  const { tables, rest } = ruledTables(items, rules)
  const lines = tables.length === 0 ? plain : linesOf(rest, no)
  const all = [...lines, ...tables.map((table) => tableLine(table, no))].sort((a, b) => b.y - a.y)
  return { lines: all, isPicture: letters < fewLetters && hasPicture }
}

const isUnknown = (letter: string) => /[\ufffd\ue000-\uf8ff]/.test(letter)

/**
 * Reads a PDF page by page. Lines are put together from where the letters stand, paragraphs from lines.
 * @param onPage told of every page that was read
 */
export async function readPdf(
  bytes: Uint8Array,
  { password, recognize = true, mostRecognized }: ReadOptions = {},
  onPage: OnPage = () => {},
): Promise<ParsedDocument> {
  const document = await open(bytes, password)
  const count = document.numPages
  if (count > mostPages) throw new ReadRefusal('tooManyPages')
  const pages: Line[][] = []
  const heights: number[] = []
  const textless: number[] = []
  const garbled: number[] = []
  for (let no = 1; no <= count; no++) {
    try {
      const page = await document.getPage(no)
      const items = await itemsOf(page)
      heights.push(page.view[3] ?? 842)
      const letters = [...items.map(({ text }) => text).join('')].filter((letter) => letter.trim())
      const unknown = letters.filter(isUnknown).length
      const { lines, isPicture } = await linesOfPage(page, items, no)
      if (isPicture) textless.push(no)
      else if (unknown > letters.length * mostUnknown) garbled.push(no)
      pages.push(lines)
      page.cleanup()
    } catch {
      // One broken page does not take the others with it.
      heights.push(842)
      pages.push([])
      garbled.push(no)
    }
    onPage(no, count)
  }
  if (garbled.length === count) throw new ReadRefusal('broken')
  const recognized: RecognizedPages =
    recognize && textless.length > 0
      ? await recognizePages(
          document,
          textless.slice(0, mostRecognized ?? fewRecognized),
          heights,
          onPage,
        )
      : new Map()
  await document.loadingTask.destroy()
  for (const [no, { lines }] of recognized) pages[no - 1] = lines
  const margins = takeMargins(pages, heights)
  const left = textless.filter((no) => !recognized.has(no))
  const unread = [...left, ...garbled].sort((a, b) => a - b)
  const warning = (code: WarningCode, on: number[]) => (on.length > 0 ? [{ code, pages: on }] : [])
  return {
    blocks: blocksOfLines(margins.pages.flat(), heights).map((block) => {
      const page = recognized.get(block.page ?? 0)
      return page ? { ...block, confidence: page.confidence } : block
    }),
    pages: count,
    ...(margins.header ? { header: margins.header } : {}),
    ...(margins.footer ? { footer: margins.footer } : {}),
    warnings: [
      ...warning('recognizedPages', [...recognized.keys()]),
      ...warning('textlessPages', left),
      ...warning('garbledPages', garbled),
    ],
    ...(unread.length > 0 ? { unreadPages: unread } : {}),
  }
}

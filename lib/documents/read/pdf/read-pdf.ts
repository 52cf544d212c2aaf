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
import { type PagePiece, readingOrder } from './columns'
import type { Line } from './lines'
import { takeMargins } from './margins'
import { type RuledTable, ruledTables, tableLine } from './ruled-tables'
import { drawingOf } from './rules'
import {
  type PlacedItem,
  pageTurn,
  turnedItems,
  turnedRules,
  turnedSize,
  turnOf,
} from './turned-page'
import { hasDoubtfulSpaces, plainLetters, withWrittenSpaces, writtenText } from './written-spaces'

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

type ReadPage = {
  lines: Line[]
  /** Of the page as it is held to be read. */
  height: number
  /** A page without text and with a picture on it. */
  isPicture: boolean
  /** Letters, and those of them that no language has. */
  letters: number
  unknown: number
  /** Its text runs another way than the page is shown: places on it are none of the picture that is seen. */
  isTurned: boolean
}

async function itemsOf(page: PdfPage): Promise<PlacedItem[]> {
  const { items } = await page.getTextContent()
  const [left = 0, low = 0] = page.view
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    return [
      {
        text: plainLetters(item.str),
        x: x - left,
        y: y - low,
        width: item.width,
        size: Math.hypot(a, b) || item.height,
        turn: turnOf(a, b),
      },
    ]
  })
}

/** A page in the order in which it is read; what it draws is asked for only where it may matter. */
async function readPage(page: PdfPage, no: number): Promise<ReadPage> {
  const placed = await itemsOf(page)
  const [left = 0, low = 0, right = 595, high = 842] = page.view
  const size = { width: right - left, height: high - low }
  const turn = pageTurn(placed)
  const { height } = turnedSize(size, turn)
  const straight = (from: readonly PlacedItem[]) =>
    turnedItems(
      from.filter((item) => item.turn === turn),
      turn,
      size,
    )
  const unsure = straight(placed)
  const aside = placed.filter((item) => item.turn !== turn && item.text.trim())
  const all = [...placed.map(({ text }) => text).join('')].filter((letter) => letter.trim())
  const letters = unsure.reduce((sum, { text }) => sum + text.trim().length, 0)
  const plain = readingOrder(unsure, no)
  const about = {
    height,
    letters: all.length,
    unknown: all.filter(isUnknown).length,
    isTurned: turn !== ((page.rotate % 360) + 360) % 360,
  }
  const mayHaveTable = letters < fewLetters || plain.some(({ segments }) => segments.length > 1)
  const isDoubtful = plain.some(({ text }) => hasDoubtfulSpaces(text))
  if (!mayHaveTable && !isDoubtful)
    return { ...about, lines: [...plain, ...asideLines(aside, no)], isPicture: false }
  const operations = await page.getOperatorList()
  const items = isDoubtful
    ? straight(withWrittenSpaces(placed, await writtenText(operations)))
    : unsure
  const { rules, hasPicture } = await drawingOf(operations)
  const moved = rules.map((rule) => ({
    ...rule,
    at: rule.at - (rule.isLevel ? low : left),
    from: rule.from - (rule.isLevel ? left : low),
    to: rule.to - (rule.isLevel ? left : low),
  }))
  const { tables, rest } = ruledTables(items, turnedRules(moved, turn, size))
  const isPicture = letters < fewLetters && hasPicture
  const pieces = [...rest, ...tables.map((table) => tablePiece(table, no))]
  return {
    ...about,
    lines: [...readingOrder(pieces, no), ...asideLines(aside, no)],
    isPicture,
  }
}

/** What runs another way than the text of its page, in the order of the file, as lines of its own at the end. */
const asideLines = (items: readonly PlacedItem[], page: number): Line[] =>
  items.map(({ text, x, y, width, size }) => ({
    page,
    segments: [{ text: text.trim(), left: x, right: x + width }],
    text: text.trim(),
    left: x,
    right: x + width,
    y,
    size,
    column: 'aside',
  }))

function tablePiece(table: RuledTable, page: number): PagePiece {
  const line = tableLine(table, page)
  const { left: x, y, right, size } = line
  return { text: '', x, y, width: right - x, size, table: line }
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
  const turned = new Set<number>()
  for (let no = 1; no <= count; no++) {
    try {
      const page = await document.getPage(no)
      const read = await readPage(page, no)
      heights.push(read.height)
      if (read.isTurned) turned.add(no)
      if (read.isPicture) textless.push(no)
      else if (read.unknown > read.letters * mostUnknown) garbled.push(no)
      pages.push(read.lines)
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
      if (turned.has(block.page ?? 0)) delete block.boxes
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

import type { Block, Comment } from '@/lib/documents/blocks/schema'
import type { RefusalReason } from './read-refusal'

/** What a file is by its content. `text` and `markdown` differ by the name alone. */
export const formats = [
  'hwp3',
  'hwp',
  'hwpx',
  'hwpml',
  'docx',
  'xlsx',
  'pdf',
  'txt',
  'md',
  'png',
  'jpg',
  'gif',
  'bmp',
  'tiff',
  'webp',
] as const
export type DocumentFormat = (typeof formats)[number]

/** What a reader noticed that a person should know; each has a message in four languages. */
export const warningCodes = [
  /** Pages that hold a picture and no text: only recognition can read them. */
  'textlessPages',
  /** Read from a picture by recognition: there are mistakes. */
  'recognizedPages',
  /** The letters of these pages are not what they look like: the file's own table of characters is broken. */
  'garbledPages',
  /** Pages were counted from breaks; the file holds no layout. */
  'countedPages',
  'hiddenText',
  'trackedChanges',
  /** Left out: pictures or drawings that are kept as no block. */
  'lostDrawings',
  /** The reader itself says that something may be missing. */
  'incomplete',
  'tooManyBlocks',
  /** Cells of a table that show their formula, because the file holds no result of it. */
  'formulas',
] as const
export type WarningCode = (typeof warningCodes)[number]
export type ReadWarning = { code: WarningCode; pages?: number[] }

/** What a reader of one format gives. */
export type ParsedDocument = {
  blocks: Block[]
  /** How many; null where the format has none and they cannot be told. */
  pages: number | null
  comments?: Comment[]
  header?: string
  footer?: string
  warnings: ReadWarning[]
  /** Pages that could not be read. */
  unreadPages?: number[]
}

export type ReadOptions = {
  password?: string
  /** The bytes of pictures too; otherwise only where they stand. */
  pictures?: boolean
  /** Whether the text of pictures and scanned pages is recognised; yes unless false. */
  recognize?: boolean
  /** Of so many scanned pages; a few unless said: each takes seconds. */
  mostRecognized?: number
}

/** How far a reader is: of all pages, or of those that are recognised. */
export type ReadStep = 'reading' | 'recognizing'
export type ReadProgress = { page: number; of: number; step: ReadStep }
export type OnPage = (page: number, of: number, step?: ReadStep) => void

/** What became of a file. `refused`: nothing of it is kept; `reason` says why. */
export type ReadResult =
  | ({ state: 'ready' | 'partly'; format: DocumentFormat } & ParsedDocument)
  | { state: 'password'; format: DocumentFormat }
  | { state: 'refused'; format: DocumentFormat | null; reason: RefusalReason }

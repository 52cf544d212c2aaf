import { formatNumber } from '@/lib/documents/blocks/number-format'
import type { Comment } from '@/lib/documents/blocks/schema'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import type { ParsedDocument, ReadOptions, WarningCode } from '@/lib/documents/read/types'
import {
  childOf,
  childrenOf,
  descendants,
  elementsOf,
  settingOf,
  wordsOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'
import { type BodyContext, BodyReader } from './body'
import { readNumbering } from './numbering'
import { type DocxParts, openDocx } from './parts'
import { readStyles } from './styles'

const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
} as const

/** Text that a page of about this many characters holds; without marks of layout, more is several pages. */
const certainPage = 1_800

/** The words of paragraphs, without what fields are computed from. */
const paragraphsOf = (element: XmlElement): string =>
  [...descendants(element, 'p')]
    .map((paragraph) => [...descendants(paragraph, 't')].map(wordsOf).join(''))
    .filter((line) => line.trim() !== '')
    .join('\n')

function readComments(root: XmlElement | undefined): Comment[] {
  return childrenOf(root, 'comment').map((each) => ({
    id: `c${each.attributes.id}`.slice(0, 80),
    author: (each.attributes.author ?? '').slice(0, 200),
    at: each.attributes.date?.slice(0, 40) ?? null,
    text: paragraphsOf(each).slice(0, 20_000),
  }))
}

/** Notes are numbered in the order in which the text refers to them. */
function noteReader(parts: DocxParts, body: XmlElement): BodyContext['note'] {
  const counts = { footnote: 0, endnote: 0 }
  const section = childOf(body, 'sectPr')
  const formatOf = (type: 'footnote' | 'endnote') =>
    settingOf(childOf(section, `${type}Pr`), 'numFmt') ??
    settingOf(childOf(parts.settings, `${type}Pr`), 'numFmt') ??
    (type === 'footnote' ? 'decimal' : 'lowerRoman')
  const notes = {
    footnote: new Map(
      childrenOf(parts.footnotes, 'footnote').map((each) => [each.attributes.id ?? '', each]),
    ),
    endnote: new Map(
      childrenOf(parts.endnotes, 'endnote').map((each) => [each.attributes.id ?? '', each]),
    ),
  }
  return (type, id, mark) => {
    const note = notes[type].get(id)
    if (!note) return null
    if (!mark) counts[type] += 1
    return {
      block: `${type}-${id}`.slice(0, 80),
      number: mark || formatNumber(counts[type], formatOf(type)),
      content: elementsOf(note),
    }
  }
}

/** The text at the head or foot of pages; a page number alone is none. */
function marginText(
  parts: DocxParts,
  body: XmlElement,
  kind: 'header' | 'footer',
): string | undefined {
  for (const section of descendants(body, 'sectPr'))
    for (const reference of childrenOf(section, `${kind}Reference`)) {
      if ((reference.attributes.type ?? 'default') !== 'default') continue
      const target = parts.targets.get(reference.attributes.id ?? '')
      const root = target && !target.outside ? parts.part(target.path) : undefined
      const text = root ? paragraphsOf(root).trim().slice(0, 2_000) : ''
      if (/\p{L}/u.test(text)) return text
    }
  return undefined
}

const has = (element: XmlElement, names: string[]): boolean =>
  names.some((name) => !descendants(element, name).next().done)

/** Reads a Word file: numbers as Word prints them, notes, comments and tracked changes as data. */
export function readDocx(files: ZipParts, { pictures = false }: ReadOptions = {}): ParsedDocument {
  const parts = openDocx(files)
  const body = childOf(parts.document, 'body') ?? parts.document
  const styles = readStyles(parts.styles)
  const noticed = new Set<WarningCode>()
  const hasLayout = has(body, ['lastRenderedPageBreak'])
  const reader = new BodyReader({
    styles,
    numbering: readNumbering(parts.numbering, styles.listOfStyle),
    targets: parts.targets,
    note: noteReader(parts, body),
    picture(path) {
      const mime = imageTypes[path.replace(/^.*\./, '').toLowerCase() as keyof typeof imageTypes]
      const bytes = mime && parts.bytes(path)
      if (!bytes) return null
      return { mime, data: pictures ? Buffer.from(bytes).toString('base64') : null }
    },
    onHidden: () => noticed.add('hiddenText'),
    onLostDrawing: () => noticed.add('lostDrawings'),
    hasLayout,
  })
  reader.readAll(elementsOf(body))
  const { blocks } = reader
  if (has(body, ['ins', 'del', 'moveFrom', 'moveTo'])) noticed.add('trackedChanges')
  if (!hasLayout) noticed.add('countedPages')
  const letters = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const isUnknown = !hasLayout && reader.page === 1 && letters > certainPage
  const comments = readComments(parts.comments)
  const [header, footer] = [marginText(parts, body, 'header'), marginText(parts, body, 'footer')]
  return {
    blocks: isUnknown ? blocks.map((block) => ({ ...block, page: null })) : blocks,
    pages: isUnknown ? null : reader.page,
    ...(comments.length > 0 ? { comments } : {}),
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
    warnings: [...noticed].map((code) => ({ code })),
  }
}

import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { joinNumber } from '@/lib/documents/blocks/plain-text'
import type {
  Block,
  Content,
  FootnoteBlock,
  ImageBlock,
  WordedBlock,
} from '@/lib/documents/blocks/schema'
import {
  type FootnotePlaces,
  isWorded,
  placeFootnotes,
  writtenRuns,
} from '@/lib/documents/write/footnote-places'
import { imageSize } from '@/lib/documents/write/image-size'
import { plainCharacters } from '@/lib/plain-characters'
import { family, registerFonts } from './fonts'
import { runElements } from './paragraph'
import { tableElement } from './table'

const bodySize = 10.5
/**
 * Not on the page: what is drawn anew on each page (its number) inherits it, and react-pdf 4 multiplies an
 * inherited height by the size of the letters once a page, until the number is cut off and then past all bounds.
 */
const lineHeight = 1.6
const headingSizes = [15, 13.5, 12.5, 12, 11.5, 11]
const pale = '#5A544A'

/** What all blocks share: the notes, and the marks that they were given in the order of the text. */
type Context = { notes: FootnotePlaces; order: FootnoteBlock[]; mark(note: FootnoteBlock): string }

/** A note is known by its own number, else by its place among the notes. */
const markOf = (note: FootnoteBlock, order: readonly FootnoteBlock[]) =>
  `${note.number ?? order.indexOf(note) + 1})`

function wordedElement(key: string, block: WordedBlock, context: Context): ReactElement | null {
  if (block.change?.kind === 'deleted') return null
  const isHeading = block.kind === 'heading'
  const isTitle = block.role === 'title'
  const number = block.kind === 'footnote' && block.number ? `${block.number})` : block.number
  const joined = joinNumber(number, block.text)
  const lead = joined.slice(0, joined.length - block.text.length)
  const depth =
    block.kind === 'clause' || block.kind === 'list' ? Math.min((block.level ?? 1) - 1, 6) : 0
  const size = isTitle
    ? 17
    : isHeading
      ? (headingSizes[Math.min((block.level ?? 1) - 1, 5)] ?? bodySize)
      : bodySize
  return (
    <Text
      key={key}
      minPresenceAhead={isHeading ? 40 : 0}
      style={{
        fontSize: size,
        lineHeight,
        textAlign: block.align ?? (isTitle ? 'center' : 'left'),
        marginLeft: block.indent ?? depth * 10,
        marginTop: isHeading ? 10 : 0,
        marginBottom: isTitle ? 14 : 5,
        ...(isHeading ? { fontWeight: 700 } : {}),
      }}
    >
      {lead}
      {runElements(writtenRuns(block, context.notes), context.mark)}
    </Text>
  )
}

function imageElement(key: string, { image, text, align }: ImageBlock): ReactElement | null {
  const isDrawn = image?.data && (image.mime === 'image/png' || image.mime === 'image/jpeg')
  if (!isDrawn)
    return text ? (
      <Text key={key} style={{ lineHeight }}>{`[${plainCharacters(text)}]`}</Text>
    ) : null
  const data = Buffer.from(image.data ?? '', 'base64')
  const side = {
    left: 'flex-start',
    right: 'flex-end',
    center: 'center',
    justify: 'center',
  } as const
  return (
    <View key={key} style={{ alignItems: side[align ?? 'center'], marginVertical: 6 }}>
      <Image
        src={{ data, format: image.mime === 'image/png' ? 'png' : 'jpg' }}
        style={imageSize(data, image)}
      />
    </View>
  )
}

function blockElement(key: string, block: Block, context: Context): ReactElement | null {
  if (block.kind === 'pageBreak') return <View key={key} break />
  if (block.kind === 'table') return tableElement(key, block, context.notes, context.mark)
  if (block.kind === 'image') return imageElement(key, block)
  if (block.kind === 'footnote' && !context.notes.loose.has(block)) return null
  return isWorded(block) ? wordedElement(key, block, context) : null
}

function noteElements(order: readonly FootnoteBlock[]): ReactElement | null {
  if (order.length === 0) return null
  return (
    <View key="notes" style={{ marginTop: 14, paddingTop: 6, borderTop: '0.6pt solid #777777' }}>
      {order.map((note) => (
        <Text
          key={markOf(note, order)}
          style={{ fontSize: 8.5, lineHeight: 1.45, marginBottom: 3 }}
        >
          {`${markOf(note, order)} `}
          {runElements(
            (note.runs ?? [{ text: note.text }]).map((run) => ({ run, note: null })),
            () => '',
          )}
        </Text>
      ))}
    </View>
  )
}

/**
 * A document as PDF on A4, in a face that is shipped with the site, so that it looks the same everywhere and
 * its text can be copied. Notes stand at the end; tracked changes are drawn as accepted.
 */
export async function writePdf(content: Content): Promise<Uint8Array> {
  registerFonts()
  const { blocks, title, properties, header, footer, language = 'ko', pageNumbers = true } = content
  const notes = placeFootnotes(blocks)
  const order = blocks.filter(
    (block): block is FootnoteBlock => block.kind === 'footnote' && !notes.loose.has(block),
  )
  const context: Context = { notes, order, mark: (note) => markOf(note, order) }
  const margin = {
    position: 'absolute',
    left: 62,
    right: 62,
    fontSize: 8.5,
    color: pale,
    textAlign: 'center',
  } as const
  const document = (
    <Document
      {...(title ? { title: plainCharacters(title) } : {})}
      {...(properties?.subject ? { subject: plainCharacters(properties.subject) } : {})}
      {...(properties?.keywords ? { keywords: plainCharacters(properties.keywords) } : {})}
      creator="Beopdap"
      producer="Beopdap"
      language={language}
    >
      <Page
        size="A4"
        style={{
          fontFamily: family,
          fontSize: bodySize,
          paddingVertical: 68,
          paddingHorizontal: 62,
        }}
      >
        {header ? (
          <Text fixed style={{ ...margin, top: 30 }}>
            {plainCharacters(header)}
          </Text>
        ) : null}
        {blocks.map((block, at) => blockElement(String(at), block, context))}
        {noteElements(order)}
        {footer ? (
          <Text fixed style={{ ...margin, bottom: 38 }}>
            {plainCharacters(footer)}
          </Text>
        ) : null}
        {pageNumbers ? (
          <Text
            fixed
            style={{ ...margin, bottom: 24 }}
            render={({ pageNumber }) => `- ${pageNumber} -`}
          />
        ) : null}
      </Page>
    </Document>
  )
  return new Uint8Array(await renderToBuffer(document))
}

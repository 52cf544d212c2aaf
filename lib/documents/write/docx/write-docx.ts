import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { Content, FootnoteBlock } from '@/lib/documents/blocks/schema'
import { placeFootnotes } from '@/lib/documents/write/footnote-places'
import { planSequences } from '@/lib/documents/write/number-sequences'
import { plainCharacters } from '@/lib/plain-characters'
import { childrenOf, marksOf } from './blocks'
import { lookOfLanguage } from './faces'
import { numberingOf } from './numbering'
import { type RunNumbers, runsOf } from './runs'

const styleOf = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: '1D1A16' },
  paragraph: { spacing: { before, after } },
})

const centred = { alignment: AlignmentType.CENTER, style: 'Margin' }
const lines = (text: string) =>
  plainCharacters(text)
    .split('\n')
    .map((line) => new Paragraph({ ...centred, children: [new TextRun(line)] }))

const propertiesOf = ({
  subject,
  description,
  keywords,
  custom = {},
}: NonNullable<Content['properties']> = {}) => ({
  ...(subject ? { subject: plainCharacters(subject) } : {}),
  ...(description ? { description: plainCharacters(description) } : {}),
  ...(keywords ? { keywords: plainCharacters(keywords) } : {}),
  customProperties: Object.entries(custom).map(([name, value]) => ({
    name: plainCharacters(name),
    value: plainCharacters(value),
  })),
})

/** What Word numbers by itself: notes, comments and changes, in the order in which they are written. */
class Numbers implements RunNumbers {
  readonly notes: FootnoteBlock[] = []
  private changes = 0
  constructor(private readonly comments: readonly string[]) {}
  footnote(note: FootnoteBlock) {
    return this.notes.push(note)
  }
  comment(id: string) {
    const at = this.comments.indexOf(id)
    return at < 0 ? null : at
  }
  change() {
    this.changes += 1
    return this.changes
  }
}

/** A document as a file of Word: its own numbering, notes, comments and changes, that can be worked on. */
export function writeDocx(content: Content): Promise<Uint8Array> {
  const {
    blocks,
    comments = [],
    header,
    footer,
    title,
    properties,
    language = 'ko',
    pageNumbers = true,
  } = content
  const plan = planSequences(blocks)
  const notes = placeFootnotes(blocks)
  const numbers = new Numbers(comments.map(({ id }) => id))
  const children = childrenOf(blocks, { plan, notes, numbers })
  const footerLines = [
    ...(footer ? lines(footer) : []),
    ...(pageNumbers
      ? [
          new Paragraph({
            ...centred,
            children: [new TextRun({ children: ['- ', PageNumber.CURRENT, ' -'] })],
          }),
        ]
      : []),
  ]
  const file = new Document({
    ...(title ? { title: plainCharacters(title) } : {}),
    ...propertiesOf(properties),
    creator: 'Beopdap',
    lastModifiedBy: 'Beopdap',
    numbering: numberingOf(plan.sequences, marksOf(blocks)),
    comments: {
      children: comments.map(({ text, author, at, parent }, id) => ({
        id,
        author: plainCharacters(author),
        ...(at && !Number.isNaN(Date.parse(at)) ? { date: new Date(at) } : {}),
        ...(parent && numbers.comment(parent) !== null
          ? { parentId: numbers.comment(parent) ?? 0 }
          : {}),
        children: text.split('\n').map((line) => new Paragraph(plainCharacters(line))),
      })),
    },
    footnotes: Object.fromEntries(
      numbers.notes.map((note, at) => [
        at + 1,
        {
          children: [
            new Paragraph({
              style: 'Margin',
              children: runsOf(
                [
                  { run: { text: ' ' }, note: null },
                  ...(note.runs ?? [{ text: note.text }]).map((run) => ({ run, note: null })),
                ],
                numbers,
              ),
            }),
          ],
        },
      ]),
    ),
    styles: {
      default: {
        document: {
          run: { size: 21, ...lookOfLanguage(language) },
          paragraph: { spacing: { line: 340, after: 100 } },
        },
        title: {
          run: { size: 34, bold: true, color: '1D1A16' },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 300 } },
        },
        heading1: styleOf(28, 360, 120),
        heading2: styleOf(25, 280, 100),
        heading3: styleOf(23, 240, 80),
        heading4: styleOf(22, 200, 80),
        heading5: styleOf(21, 200, 80),
        heading6: styleOf(21, 200, 80),
        hyperlink: { run: { color: 'A92B1C', underline: {} } },
      },
      paragraphStyles: [
        {
          id: 'Margin',
          name: 'Margin',
          basedOn: 'Normal',
          run: { size: 18, color: '5A544A' },
          paragraph: { spacing: { line: 280, after: 40 } },
        },
        {
          id: 'Cell',
          name: 'Cell',
          basedOn: 'Normal',
          paragraph: { spacing: { line: 300, after: 0 } },
        },
      ],
    },
    sections: [
      {
        properties: {},
        ...(header ? { headers: { default: new Header({ children: lines(header) }) } } : {}),
        ...(footerLines.length > 0
          ? { footers: { default: new Footer({ children: footerLines }) } }
          : {}),
        children,
      },
    ],
  })
  return Packer.toBuffer(file).then((buffer) => new Uint8Array(buffer))
}

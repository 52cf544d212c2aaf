import {
  CarriageReturn,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  ExternalHyperlink,
  FootnoteReferenceRun,
  InsertedTextRun,
  type IRunOptions,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import type { Change, Run } from '@/lib/documents/blocks/schema'
import type { WrittenRun } from '@/lib/documents/write/footnote-places'
import { plainCharacters } from '@/lib/plain-characters'
import { lookOfLanguage } from './faces'

/** What the runs of a document share: its notes and comments by the figures that Word knows them by. */
export type RunNumbers = {
  footnote(note: NonNullable<WrittenRun['note']>): number
  comment(id: string): number | null
  change(): number
}

const safeAddress = /^(?:https?:|mailto:)/i

/** Lines and tabs are elements of a run, not letters. */
const pieces = (text: string) =>
  (plainCharacters(text).match(/\n|\t|[^\n\t]+/g) ?? []).map((piece) => {
    if (piece === '\n') return new CarriageReturn()
    return piece === '\t' ? new Tab() : piece
  })

const lookOf = (run: Run): IRunOptions => ({
  ...(run.bold ? { bold: true } : {}),
  ...(run.italic ? { italics: true } : {}),
  ...(run.underline ? { underline: {} } : {}),
  ...(run.strike ? { strike: true } : {}),
  ...(run.superscript ? { superScript: true } : {}),
  ...(run.subscript ? { subScript: true } : {}),
  ...(run.size ? { size: Math.round(run.size * 2) } : {}),
  ...(run.color ? { color: run.color } : {}),
  ...(run.highlight ? { highlight: 'yellow' as const } : {}),
  ...(run.language ? lookOfLanguage(run.language) : {}),
})

const changed = ({ author, at }: Change, id: number) => ({
  id,
  author: plainCharacters(author) || '-',
  date: at ?? '2000-01-01T00:00:00Z',
})

function textRun(run: Run, numbers: RunNumbers): ParagraphChild {
  const options: IRunOptions = { ...lookOf(run), children: pieces(run.text) }
  if (run.change?.kind === 'inserted')
    return new InsertedTextRun({ ...options, ...changed(run.change, numbers.change()) })
  if (run.change)
    return new DeletedTextRun({ ...options, ...changed(run.change, numbers.change()) })
  if (!run.href || !safeAddress.test(run.href)) return new TextRun(options)
  return new ExternalHyperlink({
    link: run.href,
    children: [new TextRun({ ...options, style: 'Hyperlink' })],
  })
}

/** The runs of a paragraph of Word, with its notes, comments and tracked changes. */
export function runsOf(written: readonly WrittenRun[], numbers: RunNumbers): ParagraphChild[] {
  const children: ParagraphChild[] = []
  let open: string[] = []
  const comment = (wanted: readonly string[]) => {
    for (const id of open.filter((each) => !wanted.includes(each))) {
      const no = numbers.comment(id)
      if (no !== null)
        children.push(
          new CommentRangeEnd(no),
          new TextRun({ children: [new CommentReference(no)] }),
        )
    }
    for (const id of wanted.filter((each) => !open.includes(each))) {
      const no = numbers.comment(id)
      if (no !== null) children.push(new CommentRangeStart(no))
    }
    open = [...wanted]
  }
  for (const { run, note } of written) {
    comment(run.comments ?? [])
    if (run.text) children.push(textRun(run, numbers))
    if (note) children.push(new FootnoteReferenceRun(numbers.footnote(note)))
  }
  comment([])
  return children
}

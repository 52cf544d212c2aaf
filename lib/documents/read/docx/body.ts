import { joinNumber, textOfRuns } from '@/lib/documents/blocks/plain-text'
import { formOf, isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block, Role, Run } from '@/lib/documents/blocks/schema'
import { tableText } from '@/lib/documents/blocks/table-text'
import { cutStart } from '@/lib/documents/read/cut-runs'
import {
  childOf,
  childrenOf,
  elementsOf,
  isOn,
  settingOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'
import type { Numbering } from './numbering'
import { type Attached, changeOf, type RunContext, readRuns, tellingRuns } from './paragraph'
import { countParagraph } from './paragraph-number'
import { alignOf, outlineOf, type ParagraphStyle, type Styles } from './styles'
import { type CellContent, readTable } from './table'

export type BodyContext = {
  styles: Styles
  numbering: Numbering
  targets: RunContext['targets']
  /** The number and the content of a note, counted in the order of the text. */
  note(
    type: 'footnote' | 'endnote',
    id: string,
    mark: string | undefined,
  ): { block: string; number: string; content: XmlElement[] } | null
  picture(
    path: string,
  ): { mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp'; data: string | null } | null
  onHidden(): void
  onLostDrawing(): void
  /** Word left marks of its own layout. */
  hasLayout: boolean
}

/** Turns the elements of a Word body into blocks, in order, counting pages on the way. */
export class BodyReader {
  readonly blocks: Block[] = []
  page = 1
  /** An explicit break was just read; Word's own mark of the same page follows it. */
  private afterBreak = false
  private boxDepth = 0

  constructor(private readonly context: BodyContext) {}

  readAll(elements: XmlElement[]): void {
    for (const element of elements) {
      if (element.name === 'p') this.readParagraph(element)
      else if (element.name === 'tbl') this.readTable(element)
      else if (element.name === 'AlternateContent')
        this.readAll(elementsOf(childOf(element, 'Choice') ?? childOf(element, 'Fallback')))
      else if (['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo'].includes(element.name))
        this.readAll(elementsOf(element))
    }
  }

  private breakPage(): void {
    this.page += 1
    this.afterBreak = true
  }

  private runContext(): RunContext {
    const { styles, targets, onHidden } = this.context
    return {
      styles,
      targets,
      onHidden,
      noteId: (type, id) => `${type}-${id}`.slice(0, 80),
      onRenderedBreak: (hasText) => {
        if (this.afterBreak && !hasText) this.afterBreak = false
        else this.page += 1
      },
    }
  }

  private readParagraph(element: XmlElement): void {
    const { styles } = this.context
    const properties = childOf(element, 'pPr')
    const style = styles.paragraph(settingOf(properties, 'pStyle'))
    if ((isOn(properties, 'pageBreakBefore') ?? style.breaksBefore) && this.blocks.length > 0) {
      this.blocks.push({ kind: 'pageBreak', number: null, text: '', page: this.page })
      this.breakPage()
    }
    const ownOutline = outlineOf(properties)
    const outline = ownOutline === undefined ? style.outline : ownOutline
    const isTitle = /^(?:title|제목)$/i.test(style.name)
    const startPage = this.page
    const hadBreak = this.afterBreak
    const base = outline || isTitle ? {} : style.look
    const stretches = readRuns(element, this.runContext(), base)
    const isEmpty = stretches.every(({ runs }) =>
      runs.every(({ text, footnote }) => !text && !footnote),
    )
    // Word counts a paragraph without words too, and prints its number alone.
    const counted = countParagraph(properties, this.context)
    const mark = childOf(properties, 'rPr')
    const markChange = ['ins', 'del'].map((name) => childOf(mark, name)).find((found) => found)
    // Word's mark of a page at the very start of a paragraph: the paragraph stands on the new page.
    let page = this.startsOnNewPage(element) || (hadBreak && isEmpty) ? this.page : startPage
    for (const [at, { runs, attached, broken }] of stretches.entries()) {
      const numbered = at === 0 && !isEmpty ? counted : null
      this.push(runs, { page, numbered, outline, isTitle, properties, style, markChange })
      this.readAttached(attached, page)
      if (!broken) continue
      this.blocks.push({ kind: 'pageBreak', number: null, text: '', page })
      this.breakPage()
      page = this.page
    }
    this.endSection(properties)
  }

  /** A section that begins on a new page is a page break too. */
  private endSection(properties: XmlElement | undefined): void {
    const section = childOf(properties, 'sectPr')
    if (!section || settingOf(section, 'type') === 'continuous') return
    this.blocks.push({ kind: 'pageBreak', number: null, text: '', page: this.page })
    this.breakPage()
  }

  private startsOnNewPage(element: XmlElement): boolean {
    for (const run of childrenOf(element, 'r')) {
      for (const part of elementsOf(run)) {
        if (part.name === 'lastRenderedPageBreak') return true
        if (part.name !== 'rPr') return false
      }
    }
    return false
  }

  private push(
    runs: Run[],
    about: {
      page: number
      numbered: { number: string; bullet: boolean } | null
      outline: number | null
      isTitle: boolean
      properties: XmlElement | undefined
      style: ParagraphStyle
      markChange: XmlElement | undefined
    },
  ): void {
    const { page, numbered, outline, isTitle, properties, style, markChange } = about
    const written = textOfRuns(runs)
    if (!written.trim() && !numbered && !runs.some(({ text, footnote }) => text.trim() || footnote))
      return
    if (written.trim()) this.afterBreak = false
    const align = alignOf(properties) ?? style.align
    const isContents = /^(?:toc|목차)\s*\d/i.test(style.name)
    const printed = numbered?.number || isContents ? null : splitNumber(written)
    const number = numbered?.number || printed?.number || null
    const start = printed ? printed.text : number ? written.trimStart() : written
    const kept = start === written ? runs : cutStart(runs, written, start)
    const text = textOfRuns(kept).replace(/[ \t]+$/g, '')
    const telling = tellingRuns(trimEnd(kept))
    const form = numbered?.bullet
      ? ({ kind: 'list', level: 1 } as const)
      : number
        ? formOf(number)
        : null
    const all = {
      number,
      text,
      page,
      ...(telling ? { runs: telling } : {}),
      ...(align && align !== 'left' ? { align } : {}),
      ...(markChange &&
      runs.every(
        ({ change }) => change?.kind === (markChange.name === 'del' ? 'deleted' : 'inserted'),
      )
        ? { change: changeOf(markChange, markChange.name === 'del' ? 'deleted' : 'inserted') }
        : {}),
    }
    const isArticle = form?.kind === 'clause' && form.level <= 2
    if ((outline || isTitle) && !isArticle) {
      const role: { role?: Role } = isTitle ? { role: 'title' } : {}
      this.blocks.push({ ...all, ...role, kind: 'heading', level: isTitle ? 1 : (outline ?? 1) })
    } else if (form) this.blocks.push({ ...all, kind: form.kind, level: form.level })
    else if (isPartTitle(text)) this.blocks.push({ ...all, kind: 'heading', level: 1 })
    else this.blocks.push({ ...all, kind: 'paragraph' })
  }

  private readAttached(attached: Attached[], page: number): void {
    for (const each of attached) {
      if (each.kind === 'note') this.readNote(each, page)
      else if (each.kind === 'box') {
        if (this.boxDepth >= 4) continue
        this.boxDepth += 1
        this.readAll(elementsOf(each.content))
        this.boxDepth -= 1
      } else {
        const target = this.context.targets.get(each.link)
        const image = target && !target.outside ? this.context.picture(target.path) : null
        if (!image) {
          this.context.onLostDrawing()
          continue
        }
        const { width, height } = each
        this.blocks.push({
          kind: 'image',
          number: null,
          text: each.text,
          page,
          image: { ...image, ...(width ? { width } : {}), ...(height ? { height } : {}) },
        })
      }
    }
  }

  private readNote({ type, id, mark }: Extract<Attached, { kind: 'note' }>, page: number): void {
    const note = this.context.note(type, id, mark)
    if (!note) return
    const { text: whole, runs } = this.readCell(note.content)
    const start = whole.trimStart()
    const text = (mark && start.startsWith(mark) ? start.slice(mark.length) : start).trim()
    const kept = runs && text !== whole ? cutStart(runs, whole, text) : runs
    this.blocks.push({
      kind: 'footnote',
      id: note.block,
      number: note.number,
      text,
      page,
      ...(kept && textOfRuns(kept) === text ? { runs: kept } : {}),
    })
  }

  /** The paragraphs of a cell or note as one text; numbers are written into it. */
  private readCell(elements: XmlElement[]): CellContent {
    const inside = new BodyReader(this.context)
    inside.page = this.page
    inside.boxDepth = this.boxDepth + 1
    if (inside.boxDepth < 8) inside.readAll(elements)
    const runs: Run[] = []
    for (const block of inside.blocks) {
      if (block.kind === 'footnote' || block.kind === 'pageBreak' || block.kind === 'image') {
        this.pending.push(block)
        continue
      }
      if (runs.length > 0) runs.push({ text: '\n' })
      if (block.kind === 'table') runs.push({ text: tableText(block.rows ?? []) })
      else {
        if (block.number)
          runs.push({
            text: joinNumber(block.number, textOfRuns(block.runs ?? [{ text: block.text }])).slice(
              0,
              -block.text.length || undefined,
            ),
          })
        runs.push(...(block.runs ?? [{ text: block.text }]))
      }
    }
    const first = inside.blocks.find((block) => block.kind === 'paragraph')
    this.pending.push(...inside.pending.splice(0))
    return {
      text: textOfRuns(runs),
      runs: tellingRuns(runs),
      align: first?.kind === 'paragraph' ? first.align : undefined,
    }
  }

  /** Notes and pictures of a table's cells, which stand behind the table. */
  private readonly pending: Block[] = []

  private readTable(element: XmlElement): void {
    const page = this.page
    const { rows, columns } = readTable(element, (cell) => this.readCell(elementsOf(cell)))
    if (rows.some(({ cells }) => cells.length > 0))
      this.blocks.push({
        kind: 'table',
        number: null,
        text: tableText(rows),
        page,
        rows,
        ...(columns ? { columns } : {}),
      })
    this.blocks.push(...this.pending.splice(0).filter(({ kind }) => kind !== 'pageBreak'))
  }
}

/** Without the spaces at its end, as the text of its block. */
function trimEnd(runs: Run[]): Run[] {
  const kept = runs.slice()
  for (let at = kept.length - 1; at >= 0; at--) {
    const run = kept[at] as Run
    const text = run.text.replace(/[ \t]+$/, '')
    if (run.change?.kind === 'deleted') continue
    kept[at] = { ...run, text }
    if (text !== '') break
    if (Object.keys(run).length === 1) kept.splice(at, 1)
  }
  return kept
}

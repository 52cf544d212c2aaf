import { joinNumber } from '@/lib/documents/blocks/plain-text'
import type {
  Block,
  Cell,
  FootnoteBlock,
  ImageBlock,
  Run,
  TableBlock,
  WordedBlock,
} from '@/lib/documents/blocks/schema'
import { placeCells, rowsOf } from '@/lib/documents/blocks/table-text'
import {
  type FootnotePlaces,
  isWorded,
  type WrittenRun,
  writtenRuns,
} from '@/lib/documents/write/footnote-places'
import { imageSize } from '@/lib/documents/write/image-size'
import type { SequencePlan } from '@/lib/documents/write/number-sequences'
import { cellBorder, type HwpxHeader, headBorder, type Look, type ParagraphLook } from './header'
import type { HwpxImage } from './package'
import { pageSettings, textWidth } from './page-settings'
import { attributes, declaration, escapeXml, namespaces } from './xml'

const isMark = (number: string) => [...number].length === 1 && !/[\p{L}\p{N}]/u.test(number)
const units = (points: number) => Math.round(points * 100)
const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
}

/** Writes blocks as the paragraphs of a HWPX section; looks and lists are asked of its header. */
export class HwpxSection {
  readonly images: HwpxImage[] = []
  private ids = 0
  private noteCount = 0

  constructor(
    private readonly header: HwpxHeader,
    private readonly plan: SequencePlan,
    private readonly notes: FootnotePlaces,
  ) {}

  private id(): number {
    this.ids += 1
    return this.ids
  }

  /** Line breaks and tabs are elements within a text. */
  private words(text: string): string {
    return escapeXml(text)
      .replace(/\n/g, '<hp:lineBreak/>')
      .replace(/\t/g, '<hp:tab width="4000" leader="0" type="1"/>')
  }

  private run(look: Look, inside: string): string {
    return `<hp:run charPrIDRef="${this.header.character(look)}">${inside}</hp:run>`
  }

  private textRun(run: Run, base: Look): string {
    return run.text ? this.run({ ...base, ...run }, `<hp:t>${this.words(run.text)}</hp:t>`) : ''
  }

  private runs(written: readonly WrittenRun[], base: Look): string {
    return written
      .filter(({ run }) => run.change?.kind !== 'deleted')
      .map(({ run, note }) => this.textRun(run, base) + (note ? this.note(note) : ''))
      .join('')
  }

  private paragraph(inside: string, look: ParagraphLook, style = 0, breaksBefore = false): string {
    const { header } = this
    return `<hp:p${attributes({ id: this.id(), paraPrIDRef: header.paragraph(look), styleIDRef: style, pageBreak: breaksBefore ? 1 : 0, columnBreak: 0, merged: 0 })}>${inside || this.run({}, '<hp:t/>')}</hp:p>`
  }

  private subList(inside: string, place = 'TOP'): string {
    return `<hp:subList${attributes({ id: '', textDirection: 'HORIZONTAL', lineWrap: 'BREAK', vertAlign: place, linkListIDRef: 0, linkListNextIDRef: 0, textWidth: 0, textHeight: 0, hasTextRef: 0, hasNumRef: 0 })}>${inside}</hp:subList>`
  }

  private note(note: FootnoteBlock): string {
    this.noteCount += 1
    const no = this.noteCount
    const mark = `<hp:ctrl><hp:autoNum num="${no}" numType="FOOTNOTE"><hp:autoNumFormat type="DIGIT" userChar="" prefixChar="" suffixChar=")" supscript="0"/></hp:autoNum></hp:ctrl>`
    const base = { size: 9 }
    const runs = note.runs ?? [{ text: note.text }]
    const inside =
      this.run(base, `${mark}<hp:t> </hp:t>`) +
      this.runs(
        runs.map((run) => ({ run, note: null })),
        base,
      )
    return this.run(
      {},
      `<hp:ctrl><hp:footNote number="${no}" suffixChar="41" instId="${this.id()}">${this.subList(this.paragraph(inside, { spacing: 130 }))}</hp:footNote></hp:ctrl>`,
    )
  }

  private worded(block: WordedBlock, at: number, breaksBefore: boolean): string {
    const place = this.plan.places[at]
    const isHeading = block.kind === 'heading'
    const isTitle = block.role === 'title'
    const level = Math.min(block.kind === 'heading' ? (block.level ?? 1) : 1, 6)
    const base: Look = isHeading
      ? { bold: true, size: isTitle ? 18 : this.header.headingSize(level) }
      : {}
    const look: ParagraphLook = {
      align: block.align ?? (isTitle ? 'center' : isHeading ? 'left' : 'justify'),
      after: isHeading ? 6 : 3,
      ...(block.indent ? { indent: block.indent } : {}),
    }
    let lead = ''
    const depth = 'level' in block ? Math.min((block.level ?? 1) - 1, 8) : 0
    if (place) {
      look.heading = { type: 'NUMBER', id: place.sequence + 1, level: place.level }
      look.indent ??= this.plan.sequences[place.sequence]?.family === 'parts' ? 0 : place.level * 10
    } else if (block.kind === 'list' && block.number && isMark(block.number)) {
      look.heading = { type: 'BULLET', id: this.header.bullet(block.number), level: 0 }
      look.indent ??= (depth + 1) * 10
    } else {
      const number = block.kind === 'footnote' && block.number ? `${block.number})` : block.number
      const joined = joinNumber(number, block.text)
      lead = this.textRun({ text: joined.slice(0, joined.length - block.text.length) }, base)
      if (isHeading) look.heading = { type: 'OUTLINE', id: 0, level: level - 1 }
      else if (block.kind === 'clause' || block.kind === 'list') look.indent ??= depth * 10
    }
    const style = isHeading ? this.header.styleOfHeading(level) : 0
    return this.paragraph(
      lead + this.runs(writtenRuns(block, this.notes), base),
      look,
      style,
      breaksBefore,
    )
  }

  private cellParagraphs(cell: Cell): string {
    const lines: WrittenRun[][] = [[]]
    for (const run of cell.runs ?? [{ text: cell.text }]) {
      const texts = run.text.split('\n')
      for (const [at, text] of texts.entries()) {
        if (at > 0) lines.push([])
        const note =
          (at === texts.length - 1 && run.footnote && this.notes.byId.get(run.footnote)) || null
        lines.at(-1)?.push({ run: { ...run, text }, note })
      }
    }
    return lines
      .map((line) =>
        this.paragraph(this.runs(line, {}), { align: cell.align ?? 'left', spacing: 140 }),
      )
      .join('')
  }

  private table(block: TableBlock): string {
    const rows = rowsOf(block)
    const { cells, columns } = placeCells(rows)
    if (columns === 0) return ''
    const given =
      block.columns?.length === columns ? block.columns : Array.from({ length: columns }, () => 1)
    const whole = given.reduce((sum, width) => sum + width, 0)
    const widths = given.map((width) => Math.max(400, Math.floor((width / whole) * textWidth)))
    const height = 1_600
    const own = rows.map((_, row) => cells.filter((cell) => cell.row === row))
    const lines = own.map(
      (line) =>
        `<hp:tr>${line
          .map(({ cell, row, column, rows: high, columns: wide }) => {
            const width = widths.slice(column, column + wide).reduce((sum, each) => sum + each, 0)
            const form = {
              name: '',
              header: cell.header ? 1 : 0,
              hasMargin: 0,
              protect: 0,
              editable: 0,
              dirty: 0,
              borderFillIDRef: cell.header ? headBorder : cellBorder,
            }
            return `<hp:tc${attributes(form)}>${this.subList(this.cellParagraphs(cell), 'CENTER')}<hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="${wide}" rowSpan="${high}"/><hp:cellSz width="${width}" height="${height * high}"/><hp:cellMargin left="510" right="510" top="141" bottom="141"/></hp:tc>`
          })
          .join('')}</hp:tr>`,
    )
    const form = {
      id: this.id(),
      zOrder: 0,
      numberingType: 'TABLE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      pageBreak: 'CELL',
      repeatHeader: 1,
      rowCnt: rows.length,
      colCnt: columns,
      cellSpacing: 0,
      borderFillIDRef: cellBorder,
      noAdjust: 0,
    }
    const size = {
      width: widths.reduce((sum, each) => sum + each, 0),
      height: height * rows.length,
    }
    return `<hp:tbl${attributes(form)}>${this.placed(size.width, size.height, false)}<hp:outMargin left="0" right="0" top="283" bottom="283"/><hp:inMargin left="510" right="510" top="141" bottom="141"/>${lines.join('')}</hp:tbl>`
  }

  private placed(width: number, height: number, asLetter: boolean): string {
    const position = {
      treatAsChar: asLetter ? 1 : 0,
      affectLSpacing: 0,
      flowWithText: 1,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo: 'PARA',
      horzRelTo: asLetter ? 'PARA' : 'COLUMN',
      vertAlign: 'TOP',
      horzAlign: 'LEFT',
      vertOffset: 0,
      horzOffset: 0,
    }
    return `<hp:sz width="${width}" widthRelTo="ABSOLUTE" height="${height}" heightRelTo="ABSOLUTE" protect="0"/><hp:pos${attributes(position)}/>`
  }

  private image({ image, text, align }: ImageBlock): string {
    const look = { align: align ?? 'center' } as const
    if (!image?.data)
      return text ? this.paragraph(this.textRun({ text: `[${text}]` }, {}), look) : ''
    const data = Buffer.from(image.data, 'base64')
    const drawn = imageSize(data, image)
    const [width, height] = [units(drawn.width), units(drawn.height)]
    const id = `image${this.images.length + 1}`
    this.images.push({
      id,
      ending: endings[image.mime] ?? 'png',
      mime: image.mime,
      data: new Uint8Array(data),
    })
    const matrix = (name: string) => `<hc:${name} e1="1" e2="0" e3="0" e4="0" e5="1" e6="0"/>`
    const corner = (no: number, x: number, y: number) => `<hc:pt${no} x="${x}" y="${y}"/>`
    const form = {
      id: this.id(),
      zOrder: 0,
      numberingType: 'PICTURE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      href: '',
      groupLevel: 0,
      instid: this.id(),
      reverse: 0,
    }
    const picture = `<hp:pic${attributes(form)}><hp:offset x="0" y="0"/><hp:orgSz width="${width}" height="${height}"/><hp:curSz width="${width}" height="${height}"/><hp:flip horizontal="0" vertical="0"/><hp:rotationInfo angle="0" centerX="${Math.round(width / 2)}" centerY="${Math.round(height / 2)}" rotateimage="1"/><hp:renderingInfo>${matrix('transMatrix')}${matrix('scaMatrix')}${matrix('rotMatrix')}</hp:renderingInfo><hp:imgRect>${corner(0, 0, 0)}${corner(1, width, 0)}${corner(2, width, height)}${corner(3, 0, height)}</hp:imgRect><hp:imgClip left="0" right="${width}" top="0" bottom="${height}"/><hp:inMargin left="0" right="0" top="0" bottom="0"/><hp:imgDim dimwidth="${width}" dimheight="${height}"/><hc:img binaryItemIDRef="${id}" bright="0" contrast="0" effect="REAL_PIC" alpha="0"/><hp:effects/>${this.placed(width, height, true)}<hp:outMargin left="0" right="0" top="0" bottom="0"/>${text ? `<hp:shapeComment>${escapeXml(text)}</hp:shapeComment>` : ''}</hp:pic>`
    return this.paragraph(this.run({}, `${picture}<hp:t/>`), look)
  }

  /** The text that stands at the head or foot of every page. */
  private margin(kind: 'header' | 'footer', text: string | undefined): string {
    if (!text) return ''
    const inside = this.paragraph(this.textRun({ text }, { size: 9 }), { align: 'center' })
    return `<hp:ctrl><hp:${kind} id="${this.id()}" applyPageType="BOTH">${this.subList(inside, kind === 'header' ? 'TOP' : 'BOTTOM')}</hp:${kind}></hp:ctrl>`
  }

  toXml(
    blocks: readonly Block[],
    page: { header?: string | undefined; footer?: string | undefined; numbers: boolean },
  ): string {
    const number = page.numbers
      ? '<hp:ctrl><hp:pageNum pos="BOTTOM_CENTER" formatType="DIGIT" sideChar="-"/></hp:ctrl>'
      : ''
    const settings =
      this.run({}, pageSettings(this.header.outline)) +
      this.run({}, this.margin('header', page.header) + this.margin('footer', page.footer) + number)
    const paragraphs: string[] = []
    let breaksBefore = false
    for (const [at, block] of blocks.entries()) {
      if (block.change?.kind === 'deleted') continue
      if (block.kind === 'footnote' && !this.notes.loose.has(block)) continue
      if (block.kind === 'pageBreak') {
        if (breaksBefore) paragraphs.push(this.paragraph('', {}, 0, true))
        breaksBefore = true
        continue
      }
      if (isWorded(block)) paragraphs.push(this.worded(block, at, breaksBefore))
      else {
        if (breaksBefore) paragraphs.push(this.paragraph('', {}, 0, true))
        const table = block.kind === 'table' ? this.table(block) : ''
        if (table) paragraphs.push(this.paragraph(this.run({}, `${table}<hp:t/>`), {}))
        if (block.kind === 'image') paragraphs.push(this.image(block))
      }
      breaksBefore = false
    }
    if (breaksBefore) paragraphs.push(this.paragraph('', {}, 0, true))
    // The settings of the page stand in the first paragraph, which is the first of the text where it has no list.
    const first = this.paragraph(settings, { spacing: 100 })
    return `${declaration}<hs:sec ${namespaces}>${first}${paragraphs.join('')}</hs:sec>`
  }
}

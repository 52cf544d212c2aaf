import type { RunMark } from '@/lib/documents/blocks/run-marks'
import type { Alignment, Run } from '@/lib/documents/blocks/schema'
import { families, type Sequence } from '@/lib/documents/write/number-sequences'
import { attributes, declaration, escapeXml, namespaces } from './xml'

export type Look = Pick<Run, Exclude<RunMark, 'highlight'> | 'size' | 'color'>
export type ParagraphLook = {
  align?: Alignment | undefined
  /** In points. */
  indent?: number
  /** The list and level (from 0) that number the paragraph, or mark it; an outline level makes a heading. */
  heading?: { type: 'NUMBER' | 'BULLET' | 'OUTLINE'; id: number; level: number } | undefined
  /** Of the line, in hundredths. */
  spacing?: number
  after?: number
}

const languages = ['HANGUL', 'LATIN', 'HANJA', 'JAPANESE', 'OTHER', 'SYMBOL', 'USER']
const each = (value: number) =>
  attributes(
    Object.fromEntries(
      ['hangul', 'latin', 'hanja', 'japanese', 'other', 'symbol', 'user'].map((name) => [
        name,
        value,
      ]),
    ),
  )

/** The face that comes with Hangul. */
const face = '함초롬바탕'

/** How Hangul names the formats of Word. */
const formats: Record<string, string> = {
  decimal: 'DIGIT',
  decimalEnclosedCircle: 'CIRCLED_DIGIT',
  ganada: 'HANGUL_SYLLABLE',
}
const noCharacter = 4_294_967_295

const paraHead = (level: number, start: number, format: string, text: string) =>
  `<hh:paraHead${attributes({ start, level, align: 'LEFT', useInstWidth: 1, autoIndent: 1, widthAdjust: 0, textOffsetType: 'PERCENT', textOffset: 50, numFormat: format, charPrIDRef: noCharacter, checkable: 0 })}>${escapeXml(text)}</hh:paraHead>`

/** Definitions that are alike are one; each is known by its place. */
class Definitions {
  private readonly ids = new Map<string, number>()
  constructor(private readonly first: number) {}
  idOf(xml: string): number {
    const id = this.ids.get(xml) ?? this.ids.size + this.first
    this.ids.set(xml, id)
    return id
  }
  list(write: (id: number, xml: string) => string): { count: number; xml: string } {
    return { count: this.ids.size, xml: [...this.ids].map(([xml, id]) => write(id, xml)).join('') }
  }
}

const borders = (type: string, fill = '') =>
  ` threeD="0" shadow="0" centerLine="NONE" breakCellSeparateLine="0"><hh:slash type="NONE" Crooked="0" isCounter="0"/><hh:backSlash type="NONE" Crooked="0" isCounter="0"/>${[
    'left',
    'right',
    'top',
    'bottom',
  ]
    .map((side) => `<hh:${side}Border type="${type}" width="0.12 mm" color="#000000"/>`)
    .join('')}<hh:diagonal type="SOLID" width="0.1 mm" color="#000000"/>${fill}</hh:borderFill>`
const shade =
  '<hc:fillBrush><hc:winBrush faceColor="#F2F0EC" hatchColor="#999999" alpha="0"/></hc:fillBrush>'
/** Nothing, nothing that may be filled, lines of a table, lines of its head. */
const borderFills = [borders('NONE'), borders('NONE'), borders('SOLID'), borders('SOLID', shade)]
export const cellBorder = 3
export const headBorder = 4

const alignments: Record<Alignment, string> = {
  left: 'LEFT',
  center: 'CENTER',
  right: 'RIGHT',
  justify: 'JUSTIFY',
}
/** Of the outline, and so of headings. */
const outlineLevels = 6

/** The head of a HWPX document: every look, list and style that its text refers to by number. */
export class HwpxHeader {
  private readonly characters = new Definitions(0)
  private readonly paragraphs = new Definitions(0)
  private readonly bullets = new Map<string, number>()
  private readonly styles: string[] = []
  /** The list of the outline prints no numbers: those of headings are text, or a list's. */
  readonly outline: number

  constructor(private readonly sequences: readonly Sequence[]) {
    this.outline = sequences.length + 1
    const plain = this.character({})
    const body = this.paragraph({})
    this.styles.push(this.style(0, '바탕글', 'Normal', body, plain))
    for (let level = 1; level <= outlineLevels; level++)
      this.styles.push(
        this.style(
          level,
          `개요 ${level}`,
          `Outline ${level}`,
          this.paragraph({ heading: { type: 'OUTLINE', id: 0, level: level - 1 } }),
          this.character({ bold: true, size: this.headingSize(level) }),
        ),
      )
  }

  /** In points. */
  headingSize = (level: number): number => [16, 14, 12.5, 12, 11, 11][level - 1] ?? 11
  styleOfHeading = (level: number): number => Math.min(Math.max(level, 1), outlineLevels)

  private style(
    id: number,
    name: string,
    engName: string,
    paragraph: number,
    character: number,
  ): string {
    return `<hh:style${attributes({ id, type: 'PARA', name, engName, paraPrIDRef: paragraph, charPrIDRef: character, nextStyleIDRef: 0, langID: 1042, lockForm: 0 })}/>`
  }

  character({
    bold,
    italic,
    underline,
    strike,
    superscript,
    subscript,
    size,
    color,
  }: Look): number {
    return this.characters.idOf(
      `${attributes({ height: Math.round((size ?? 10.5) * 100), textColor: `#${color ?? '000000'}`, shadeColor: 'none', useFontSpace: 0, useKerning: 0, symMark: 'NONE', borderFillIDRef: 2 })}><hh:fontRef${each(0)}/><hh:ratio${each(100)}/><hh:spacing${each(0)}/><hh:relSz${each(100)}/><hh:offset${each(0)}/>${italic ? '<hh:italic/>' : ''}${bold ? '<hh:bold/>' : ''}<hh:underline type="${underline ? 'BOTTOM' : 'NONE'}" shape="SOLID" color="#000000"/><hh:strikeout shape="${strike ? 'SOLID' : 'NONE'}" color="#000000"/><hh:outline type="NONE"/><hh:shadow type="NONE" color="#B2B2B2" offsetX="10" offsetY="10"/>${superscript ? '<hh:supscript/>' : ''}${subscript && !superscript ? '<hh:subscript/>' : ''}`,
    )
  }

  paragraph({
    align = 'justify',
    indent = 0,
    heading,
    spacing = 160,
    after = 0,
  }: ParagraphLook): number {
    const left = Math.round(indent * 100)
    // The first form is for programs that count in halves.
    const margin = (times: number) =>
      `<hh:margin>${(
        [
          ['intent', 0],
          ['left', left * times],
          ['right', 0],
          ['prev', 0],
          ['next', after * 100 * times],
        ] as const
      )
        .map(([name, value]) => `<hc:${name} value="${value}" unit="HWPUNIT"/>`)
        .join('')}</hh:margin><hh:lineSpacing type="PERCENT" value="${spacing}" unit="HWPUNIT"/>`
    const { type, id, level } = heading ?? { type: 'NONE', id: 0, level: 0 }
    return this.paragraphs.idOf(
      ` tabPrIDRef="0" condense="0" fontLineHeight="0" snapToGrid="1" suppressLineNumbers="0" checked="0"><hh:align horizontal="${alignments[align]}" vertical="BASELINE"/><hh:heading type="${type}" idRef="${id}" level="${level}"/><hh:breakSetting breakLatinWord="KEEP_WORD" breakNonLatinWord="KEEP_WORD" widowOrphan="0" keepWithNext="${type === 'OUTLINE' ? 1 : 0}" keepLines="0" pageBreakBefore="0" lineWrap="BREAK"/><hh:autoSpacing eAsianEng="0" eAsianNum="0"/><hp:switch><hp:case hp:required-namespace="http://www.hancom.co.kr/hwpml/2016/HwpUnitChar">${margin(1)}</hp:case><hp:default>${margin(2)}</hp:default></hp:switch><hh:border borderFillIDRef="2" offsetLeft="0" offsetRight="0" offsetTop="0" offsetBottom="0" connect="0" ignoreMargin="0"/>`,
    )
  }

  /** The list that begins its paragraphs with a mark. */
  bullet(mark: string): number {
    const id = this.bullets.get(mark) ?? this.bullets.size + 1
    this.bullets.set(mark, id)
    return id
  }

  private numberings(): string {
    const lists = this.sequences.map(({ family, starts }, at) => {
      const forms = families[family]
      const heads = Array.from({ length: 7 }, (_, level) => {
        const form = forms[level]
        return form
          ? paraHead(
              level + 1,
              starts.get(level) ?? 1,
              formats[form.format] ?? 'DIGIT',
              `${form.before}^${level + 1}${form.after}`,
            )
          : paraHead(level + 1, 1, 'DIGIT', `^${level + 1}.`)
      })
      return `<hh:numbering id="${at + 1}" start="0">${heads.join('')}</hh:numbering>`
    })
    const silent = Array.from({ length: 7 }, (_, level) => paraHead(level + 1, 1, 'DIGIT', ''))
    lists.push(`<hh:numbering id="${this.outline}" start="0">${silent.join('')}</hh:numbering>`)
    return `<hh:numberings itemCnt="${lists.length}">${lists.join('')}</hh:numberings>`
  }

  private bulletList(): string {
    if (this.bullets.size === 0) return ''
    const items = [...this.bullets].map(
      ([mark, id]) =>
        `<hh:bullet${attributes({ id, char: mark, useImage: 0 })}>${paraHead(0, 0, 'DIGIT', '')}</hh:bullet>`,
    )
    return `<hh:bullets itemCnt="${items.length}">${items.join('')}</hh:bullets>`
  }

  toXml(): string {
    const fonts = languages
      .map(
        (lang) =>
          `<hh:fontface lang="${lang}" fontCnt="1"><hh:font id="0" face="${face}" type="TTF" isEmbedded="0"/></hh:fontface>`,
      )
      .join('')
    const characters = this.characters.list((id, xml) => `<hh:charPr id="${id}"${xml}</hh:charPr>`)
    const paragraphs = this.paragraphs.list((id, xml) => `<hh:paraPr id="${id}"${xml}</hh:paraPr>`)
    return `${declaration}<hh:head ${namespaces} version="1.4" secCnt="1"><hh:beginNum page="1" footnote="1" endnote="1" pic="1" tbl="1" equation="1"/><hh:refList><hh:fontfaces itemCnt="${languages.length}">${fonts}</hh:fontfaces><hh:borderFills itemCnt="${borderFills.length}">${borderFills
      .map((xml, at) => `<hh:borderFill id="${at + 1}"${xml}`)
      .join(
        '',
      )}</hh:borderFills><hh:charProperties itemCnt="${characters.count}">${characters.xml}</hh:charProperties><hh:tabProperties itemCnt="1"><hh:tabPr id="0" autoTabLeft="0" autoTabRight="0"/></hh:tabProperties>${this.numberings()}${this.bulletList()}<hh:paraProperties itemCnt="${paragraphs.count}">${paragraphs.xml}</hh:paraProperties><hh:styles itemCnt="${this.styles.length}">${this.styles.join('')}</hh:styles></hh:refList><hh:compatibleDocument targetProgram="HWP201X"><hh:layoutCompatibility/></hh:compatibleDocument><hh:docOption><hh:linkinfo path="" pageInherit="0" footnoteInherit="0"/></hh:docOption><hh:trackchageConfig flags="56"/></hh:head>`
  }
}

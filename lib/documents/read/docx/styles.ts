import type { RunMark } from '@/lib/documents/blocks/run-marks'
import type { Alignment, Run } from '@/lib/documents/blocks/schema'
import {
  childOf,
  childrenOf,
  isOn,
  settingOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'

export type RunLook = Pick<Run, RunMark | 'size' | 'color'> & { hidden?: boolean }

/** What a style says of its paragraphs, with all that it is based on. */
export type ParagraphStyle = {
  id: string
  name: string
  list: { id: string | undefined; level: number | undefined } | undefined
  /** From 1; null for text of the body. */
  outline: number | null
  align: Alignment | undefined
  look: RunLook
  breaksBefore: boolean
}

const alignments: Record<string, Alignment> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
}
export const alignOf = (properties: XmlElement | undefined): Alignment | undefined =>
  alignments[settingOf(properties, 'jc') ?? '']

/** Only what the properties say: nothing where they are silent. */
export function lookOf(properties: XmlElement | undefined): RunLook {
  const look: RunLook = {}
  for (const [name, key] of [
    ['b', 'bold'],
    ['i', 'italic'],
    ['u', 'underline'],
    ['strike', 'strike'],
    ['dstrike', 'strike'],
    ['vanish', 'hidden'],
    ['highlight', 'highlight'],
  ] as const) {
    const on = isOn(properties, name)
    if (on !== undefined) look[key] = on
  }
  const place = settingOf(properties, 'vertAlign')
  if (place === 'superscript') look.superscript = true
  if (place === 'subscript') look.subscript = true
  const half = Number(settingOf(properties, 'sz'))
  if (half >= 2 && half <= 800) look.size = half / 2
  const color = settingOf(properties, 'color')
  if (color && /^[0-9a-fA-F]{6}$/.test(color)) look.color = color
  return look
}

export function listOf(properties: XmlElement | undefined): ParagraphStyle['list'] {
  const element = childOf(properties, 'numPr')
  if (!element) return undefined
  const level = Number.parseInt(settingOf(element, 'ilvl') ?? '', 10)
  return {
    id: settingOf(element, 'numId'),
    level: level >= 0 && level <= 8 ? level : undefined,
  }
}

/** From 1 to 9; 9 in the file says «text of the body». */
export function outlineOf(properties: XmlElement | undefined): number | null | undefined {
  const value = settingOf(properties, 'outlineLvl')
  if (value === undefined) return undefined
  const level = Number(value)
  return level >= 0 && level <= 8 ? level + 1 : null
}

/** Word's own styles keep their name in English whatever language it speaks. */
const headingName = /^(?:heading|제목|개요)\s*([1-9])$/i

const plain: ParagraphStyle = {
  id: '',
  name: '',
  list: undefined,
  outline: null,
  align: undefined,
  look: {},
  breaksBefore: false,
}

export type Styles = {
  paragraph(id: string | undefined): ParagraphStyle
  character(id: string | undefined): RunLook
  /** The list that a numbering style names. */
  listOfStyle(id: string): string | undefined
}

export function readStyles(root: XmlElement | undefined): Styles {
  const elements = new Map(
    childrenOf(root, 'style').map((each) => [each.attributes.styleId ?? '', each]),
  )
  const normal = childrenOf(root, 'style').find(
    (each) => each.attributes.type === 'paragraph' && each.attributes.default === '1',
  )?.attributes.styleId
  const known = new Map<string, ParagraphStyle>()

  function read(id: string, depth: number): ParagraphStyle {
    const found = known.get(id)
    if (found) return found
    const element = elements.get(id)
    if (!element || depth > 20) return plain
    const parent = settingOf(element, 'basedOn')
    const base = parent ? read(parent, depth + 1) : plain
    const properties = childOf(element, 'pPr')
    const name = settingOf(element, 'name') ?? ''
    const named = headingName.exec(name)?.[1]
    const outline = outlineOf(properties)
    const style: ParagraphStyle = {
      id,
      name,
      list: listOf(properties) ?? base.list,
      outline: outline === undefined ? (named ? Number(named) : base.outline) : outline,
      align: alignOf(properties) ?? base.align,
      look: { ...base.look, ...lookOf(childOf(element, 'rPr')) },
      breaksBefore: isOn(properties, 'pageBreakBefore') ?? base.breaksBefore,
    }
    known.set(id, style)
    return style
  }

  return {
    paragraph: (id) => read(id ?? normal ?? '', 0),
    character: (id) => (id ? read(id, 0).look : {}),
    listOfStyle: (id) => listOf(childOf(elements.get(id), 'pPr'))?.id,
  }
}

import { formatNumber } from '@/lib/documents/blocks/number-format'
import {
  childOf,
  childrenOf,
  elementsOf,
  isOn,
  settingOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'

type Level = {
  start: number
  format: string
  text: string
  /** All numbers of the text in figures, as in legal documents of English. */
  plain: boolean
  style: string | undefined
  /** After which level this one begins again; 0: never. */
  restart: number | undefined
}

/** A list of the document: its own levels, and where it begins anew. */
type List = { abstract: string; levels: Map<number, Level>; starts: Map<number, number> }

const whole = (text: string | undefined, otherwise: number) => {
  const no = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(no) && no >= 0 && no < 1_000_000 ? no : otherwise
}

function levelOf(element: XmlElement): [number, Level] {
  // Formats that Word 2010 added are in a choice: `<w:numFmt w:val="custom" w:format="…"/>`.
  const choice = childOf(childOf(childOf(element, 'AlternateContent'), 'Fallback'), 'numFmt')
  const format = settingOf(element, 'numFmt') ?? choice?.attributes.val ?? 'decimal'
  const restart = settingOf(element, 'lvlRestart')
  return [
    whole(element.attributes.ilvl, 0),
    {
      start: whole(settingOf(element, 'start'), 1),
      format,
      text: settingOf(element, 'lvlText') ?? '',
      plain: isOn(element, 'isLgl') ?? false,
      style: settingOf(element, 'pStyle'),
      restart: restart === undefined ? undefined : whole(restart, 0),
    },
  ]
}

/** Marks that are drawn with faces of symbols, as the character that they look like. */
const symbols: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf06c': '●',
  '\uf06e': '■',
  '\uf071': '□',
  '\uf06f': '□',
  '\uf0a8': '□',
  '\uf0a3': '□',
  '\uf0fe': '☑',
  '\uf052': '☑',
  '\uf0fd': '☒',
  '\uf054': '☒',
  '\uf0fb': '☒',
  '\uf075': '◆',
  '\uf0e8': '➔',
  '\uf02d': '-',
  o: '○',
}
export const symbolText = (text: string): string =>
  [...text].map((one) => symbols[one] ?? (/[\ue000-\uf8ff]/u.test(one) ? '•' : one)).join('')

export type Numbering = {
  /** The level of a list that belongs to a style. */
  levelOfStyle(list: string, style: string): number
  /** Counts a paragraph, and gives its number as printed; null for a list that is none. */
  next(list: string, level: number): { number: string; bullet: boolean } | null
}

/**
 * The numbers of a document, resolved as Word prints them. Lists that share a definition go on counting; one
 * that names a start of its own begins there at its first paragraph.
 *
 * @param listOfStyle which list a numbering style names
 */
export function readNumbering(
  root: XmlElement | undefined,
  listOfStyle: (style: string) => string | undefined,
): Numbering {
  const abstracts = new Map<string, { levels: Map<number, Level>; link: string | undefined }>()
  for (const each of childrenOf(root, 'abstractNum'))
    abstracts.set(each.attributes.abstractNumId ?? '', {
      levels: new Map(childrenOf(each, 'lvl').map(levelOf)),
      link: settingOf(each, 'numStyleLink'),
    })
  const lists = new Map<string, List>()
  for (const each of childrenOf(root, 'num')) {
    const list: List = {
      abstract: settingOf(each, 'abstractNumId') ?? '',
      levels: new Map(),
      starts: new Map(),
    }
    for (const override of childrenOf(each, 'lvlOverride')) {
      const at = whole(override.attributes.ilvl, 0)
      for (const level of elementsOf(override)) {
        if (level.name === 'lvl') list.levels.set(at, levelOf(level)[1])
        if (level.name === 'startOverride') list.starts.set(at, whole(level.attributes.val, 1))
      }
    }
    lists.set(each.attributes.numId ?? '', list)
  }
  /** Follows a list that stands in for the one of a numbering style. */
  const resolve = (id: string, hops = 0): List | undefined => {
    const list = lists.get(id)
    const link = list && abstracts.get(list.abstract)?.link
    const linked = link === undefined ? undefined : listOfStyle(link)
    return linked && linked !== id && hops < 5 ? (resolve(linked, hops + 1) ?? list) : list
  }
  const levelIn = (list: List, at: number) =>
    list.levels.get(at) ?? abstracts.get(list.abstract)?.levels.get(at)

  const counts = new Map<string, Map<number, number>>()
  const begun = new Set<string>()

  return {
    levelOfStyle(id, style) {
      const list = resolve(id)
      const levels = list && abstracts.get(list.abstract)?.levels
      return [...(levels ?? [])].find(([, level]) => level.style === style)?.[0] ?? 0
    },
    next(id, at) {
      const list = resolve(id)
      const level = list && levelIn(list, at)
      if (!list || !level) return null
      const counted = counts.get(list.abstract) ?? new Map<number, number>()
      counts.set(list.abstract, counted)
      if (!begun.has(id)) {
        begun.add(id)
        for (const first of list.starts.keys())
          for (const deeper of [...counted.keys()]) if (deeper >= first) counted.delete(deeper)
      }
      const startAt = (depth: number) => list.starts.get(depth) ?? levelIn(list, depth)?.start ?? 1
      const before = counted.get(at)
      counted.set(at, before === undefined ? startAt(at) : before + 1)
      for (const deeper of [...counted.keys()]) {
        const restart = levelIn(list, deeper)?.restart
        if (deeper > at && restart !== 0 && (restart === undefined || at < restart))
          counted.delete(deeper)
      }
      if (level.format === 'bullet')
        return { number: symbolText(level.text).trim() || '•', bullet: true }
      const number = level.text.replace(/%([1-9])/g, (_, digit: string) => {
        const depth = Number(digit) - 1
        const format =
          level.plain && depth !== at ? 'decimal' : (levelIn(list, depth)?.format ?? 'decimal')
        return formatNumber(counted.get(depth) ?? startAt(depth), level.plain ? 'decimal' : format)
      })
      return { number: number.trim(), bullet: false }
    },
  }
}

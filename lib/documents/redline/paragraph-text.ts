import { type SourceElement, unescapeXml } from './xml-source'

/** A piece of a run with its place in the text of its paragraph; marks and pictures have no length. */
export type Atom = {
  node: SourceElement
  run: SourceElement
  text: string
  start: number
  /** May be deleted and replaced: not the result of a field, not in another's deletion. */
  isFree: boolean
}

export type RunPlace = {
  run: SourceElement
  /** Whose child the run is: the paragraph, a link, somebody's insertion. */
  parent: SourceElement
  /** The insertion of another that it stands in, with its own parent. */
  insertion: { element: SourceElement; parent: SourceElement } | null
  atoms: Atom[]
}

const through = [
  'w:hyperlink',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
]
const lengths: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
}

const textOf = (node: SourceElement): string =>
  unescapeXml(node.children.map((child) => (child.kind === 'raw' ? child.text : '')).join(''))

/** The runs of a paragraph as it stands after all changes were accepted, and their pieces in order. */
export function readParagraph(paragraph: SourceElement): { runs: RunPlace[]; text: string } {
  const runs: RunPlace[] = []
  let text = ''
  let fields = 0
  let isCode = false
  const readRun = (
    run: SourceElement,
    parent: SourceElement,
    insertion: RunPlace['insertion'],
    isField: boolean,
  ) => {
    const place: RunPlace = { run, parent, insertion, atoms: [] }
    for (const node of run.children) {
      if (node.kind !== 'element' || node.name === 'w:rPr') continue
      if (node.name === 'w:fldChar') {
        const type = /fldCharType=["'](\w+)/.exec(node.open)?.[1]
        if (type === 'begin') {
          fields += 1
          isCode = true
        } else if (type === 'separate') isCode = false
        else if (type === 'end') {
          fields = Math.max(0, fields - 1)
          isCode = false
        }
      }
      const words =
        node.name === 'w:t' && !isCode
          ? textOf(node)
          : node.name === 'w:br' && /w:type=["'](?:page|column)/.test(node.open)
            ? ''
            : (lengths[node.name] ?? '')
      const isFree = fields === 0 && !isField
      place.atoms.push({ node, run, text: words, start: text.length, isFree })
      text += words
    }
    runs.push(place)
  }
  const walk = (parent: SourceElement, insertion: RunPlace['insertion'], isField: boolean) => {
    for (const node of parent.children) {
      if (node.kind !== 'element') continue
      if (node.name === 'w:r') readRun(node, parent, insertion, isField)
      else if (node.name === 'w:ins' || node.name === 'w:moveTo')
        walk(node, insertion ?? { element: node, parent }, isField)
      else if (through.includes(node.name))
        walk(node, insertion, isField || node.name === 'w:fldSimple')
    }
  }
  walk(paragraph, null, false)
  return { runs, text }
}

/**
 * XML as it was written: what is not changed comes out byte for byte, because files of Word hold more than any
 * reader knows of.
 */
export type SourceElement = {
  kind: 'element'
  /** With its prefix: `w:p`. */
  name: string
  /** The opening tag as it stood, without `/>`: `<w:p w:rsidR="1"`. */
  open: string
  isEmpty: boolean
  children: SourceNode[]
}
export type SourceNode = SourceElement | { kind: 'raw'; text: string }

const malformed = () => new Error('XML is not well-formed')

/** What ends only where these words stand, whatever is in it. */
const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Where the tag that begins at a place ends. Each letter is read once, whoever made the file. */
function endOfTag(xml: string, from: number): number {
  const section = sections.find(([start]) => xml.startsWith(start, from))
  if (section) {
    const [start, end] = section
    const at = xml.indexOf(end, from + start.length)
    if (at < 0) throw malformed()
    return at + end.length
  }
  for (let at = from + 1; at < xml.length; at += 1) {
    const sign = xml[at]
    if (sign === '>') return at + 1
    if (sign !== '"' && sign !== "'") continue
    at = xml.indexOf(sign, at + 1)
    if (at < 0) throw malformed()
  }
  throw malformed()
}

/** @throws for tags that are not closed in the order in which they were opened */
export function readSource(xml: string): SourceNode[] {
  const root: SourceNode[] = []
  const open: SourceElement[] = []
  const add = (node: SourceNode) => (open.at(-1)?.children ?? root).push(node)
  let at = 0
  for (let from = xml.indexOf('<'); from >= 0; from = xml.indexOf('<', at)) {
    if (from > at) add({ kind: 'raw', text: xml.slice(at, from) })
    at = endOfTag(xml, from)
    const words = xml.slice(from, at)
    if (/^<[!?]/.test(words)) add({ kind: 'raw', text: words })
    else if (words.startsWith('</')) {
      const last = open.pop()
      if (last?.name !== words.slice(2, -1).trim()) throw malformed()
    } else {
      const isEmpty = words.endsWith('/>')
      const element: SourceElement = {
        kind: 'element',
        name: /^<([^\s/>]+)/.exec(words)?.[1] ?? '',
        open: words.slice(0, isEmpty ? -2 : -1),
        isEmpty,
        children: [],
      }
      add(element)
      if (!isEmpty) open.push(element)
    }
  }
  if (open.length > 0) throw malformed()
  if (at < xml.length) root.push({ kind: 'raw', text: xml.slice(at) })
  return root
}

export function writeSource(nodes: readonly SourceNode[]): string {
  const parts: string[] = []
  const write = (node: SourceNode) => {
    if (node.kind === 'raw') parts.push(node.text)
    else if (node.isEmpty && node.children.length === 0) parts.push(node.open, '/>')
    else {
      parts.push(node.open, '>')
      node.children.forEach(write)
      parts.push('</', node.name, '>')
    }
  }
  nodes.forEach(write)
  return parts.join('')
}

export const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: SourceNode[] = [],
): SourceElement => ({
  kind: 'element',
  name,
  open: `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}`,
  isEmpty: children.length === 0,
  children,
})

/** What XML may not hold at all is left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that XML 1.0 has no place for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`)

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })

export const isElement = (
  node: SourceNode | undefined,
  ...names: string[]
): node is SourceElement => node?.kind === 'element' && names.includes(node.name)

export const childElement = (parent: SourceElement, name: string): SourceElement | undefined =>
  parent.children.find((child): child is SourceElement => isElement(child, name))

/** All elements of a name, the outer ones first. */
export function* allElements(nodes: readonly SourceNode[], name: string): Generator<SourceElement> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    if (node.name === name) yield node
    yield* allElements(node.children, name)
  }
}

import { SaxesParser } from 'saxes'
import { ReadRefusal } from './read-refusal'

/** An element without its prefix: `w:p` and `p` of another prefix are the same to a reader. */
export type XmlElement = {
  name: string
  /** By name without prefix; `xml:space` and the like are of no use here. */
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** No document that a person made is nested so deep; one that is would overflow the stack of any reader. */
const deepest = 200

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML into a tree. Entities of its own are never expanded, because a document type is refused.
 * @throws ReadRefusal for broken XML, a document type, and nesting that only a trap has
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  const parser = new SaxesParser({ position: false })
  parser.on('error', () => {
    throw new ReadRefusal('broken')
  })
  parser.on('doctype', () => {
    throw new ReadRefusal('hostile')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: local(name), attributes: {}, children: [] }
    for (const [key, value] of Object.entries(attributes))
      element.attributes[local(key)] = String(value)
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > deepest) throw new ReadRefusal('hostile')
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const write = (words: string) => {
    open.at(-1)?.children.push(words)
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.write(text.replace(/^\ufeff/, '')).close()
  const first = root.children.find((child) => typeof child !== 'string')
  if (!first) throw new ReadRefusal('broken')
  return first
}

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  element?.children.filter((child): child is XmlElement => typeof child !== 'string') ?? []

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name)

/** The value of `<name val="…"/>` among the children. */
export const settingOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val

/** Whether `<name/>` is there and not switched off. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name)
  if (!child) return undefined
  return !['0', 'false', 'off', 'none'].includes(child.attributes.val ?? '1')
}

/** All elements of a name below this one, in order. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    if (child.name === name) yield child
    yield* descendants(child, name)
  }
}

/** The words of an element and of all below it. */
export const wordsOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('')

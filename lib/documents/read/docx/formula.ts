import { childOf, elementsOf, wordsOf, type XmlElement } from '@/lib/documents/read/xml-tree'

const isOne = (text: string) => [...text].length <= 1 || /^[\p{L}\p{N}.,]+$/u.test(text)
const inBrackets = (text: string) => (isOne(text) ? text : `(${text})`)

/** A formula of Word on one line: a/b, x^2, √(a+b). */
export function formulaText(element: XmlElement | undefined): string {
  if (!element) return ''
  const part = (name: string) => formulaText(childOf(element, name))
  const raised = () => {
    const [under, over] = [part('sub'), part('sup')]
    return `${under && `_${inBrackets(under)}`}${over && `^${inBrackets(over)}`}`
  }
  switch (element.name) {
    case 't':
      return wordsOf(element)
    case 'f':
      return `${inBrackets(part('num'))}/${inBrackets(part('den'))}`
    case 'sSup':
    case 'sSub':
    case 'sSubSup':
      return `${inBrackets(part('e'))}${raised()}`
    case 'rad': {
      const degree = part('deg')
      return `${degree && `${degree} `}√${inBrackets(part('e'))}`
    }
    case 'nary': {
      const sign = childOf(childOf(element, 'naryPr'), 'chr')?.attributes.val ?? '∫'
      return `${sign}${raised()} ${part('e')}`
    }
    case 'd': {
      const properties = childOf(element, 'dPr')
      const sign = (name: string, usual: string) =>
        childOf(properties, name)?.attributes.val ?? usual
      const inside = elementsOf(element).filter(({ name }) => name === 'e')
      return `${sign('begChr', '(')}${inside.map(formulaText).join(', ')}${sign('endChr', ')')}`
    }
    default:
      // What says how it looks has no words of its own.
      return elementsOf(element)
        .filter(({ name }) => !name.endsWith('Pr'))
        .map(formulaText)
        .join('')
  }
}

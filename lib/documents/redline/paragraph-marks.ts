import type { BodyParagraph } from './body-paragraphs'
import { insertion, type Marker, marksOf } from './change-paragraph'
import { readParagraph } from './paragraph-text'
import { childElement, element, isElement, type SourceElement, type SourceNode } from './xml-source'

/** The look of the paragraph's own mark, made where it is not there; Word wants it before sectPr. */
function markLook(paragraph: SourceElement): SourceElement {
  let form = childElement(paragraph, 'w:pPr')
  if (!form) {
    form = element('w:pPr')
    paragraph.children.unshift(form)
    paragraph.isEmpty = false
  }
  let look = childElement(form, 'w:rPr')
  if (!look) {
    look = element('w:rPr')
    const at = form.children.findIndex((child) => isElement(child, 'w:sectPr', 'w:pPrChange'))
    form.children.splice(at < 0 ? form.children.length : at, 0, look)
    form.isEmpty = false
  }
  look.isEmpty = false
  return look
}

/** Marks the end of a paragraph as inserted or deleted; Word wants these first in its look. */
export const markParagraph = (paragraph: SourceElement, kind: 'ins' | 'del', marker: Marker) => {
  markLook(paragraph).children.unshift(element(`w:${kind}`, marksOf(marker)))
}

/** A new paragraph that looks and is numbered as another, all of it an insertion. */
export function insertedParagraph(
  like: SourceElement,
  text: string,
  marker: Marker,
): SourceElement {
  const form = childElement(like, 'w:pPr')
  const copy: SourceNode[] = form ? [structuredClone(form)] : []
  const copied = copy[0]
  if (copied?.kind === 'element') {
    copied.children = copied.children.filter(
      (child) => !isElement(child, 'w:sectPr', 'w:pPrChange', 'w:framePr'),
    )
    const look = childElement(copied, 'w:rPr')
    if (look) look.children = look.children.filter((child) => !isElement(child, 'w:ins', 'w:del'))
  }
  const run = readParagraph(like).runs[0]?.run ?? null
  const paragraph = element('w:p', {}, [
    ...copy,
    ...(text === '' ? [] : [insertion(run, text, marker)]),
  ])
  paragraph.isEmpty = false
  markParagraph(paragraph, 'ins', marker)
  return paragraph
}

/** Word wants these before the number of a paragraph. */
const beforeNumber = [
  'w:pStyle',
  'w:keepNext',
  'w:keepLines',
  'w:pageBreakBefore',
  'w:framePr',
  'w:widowControl',
]

/** The same without a number: what is added carries its own in its words. */
export function addedParagraph(like: SourceElement, text: string, marker: Marker): SourceElement {
  const paragraph = insertedParagraph(like, text, marker)
  const form = childElement(paragraph, 'w:pPr')
  if (!form) return paragraph
  const rest = form.children.filter((child) => !isElement(child, 'w:numPr'))
  const at = rest.findLastIndex((child) => isElement(child, ...beforeNumber)) + 1
  // A style may number its paragraphs; list 0 is none.
  const none = element('w:numPr', {}, [element('w:numId', { 'w:val': '0' })])
  form.children = [...rest.slice(0, at), none, ...rest.slice(at)]
  return paragraph
}

/** Word keeps the last paragraph of a cell, whatever is deleted. */
export const isLastOfCell = ({ siblings, element: own }: BodyParagraph): boolean =>
  siblings.filter((node) => node.kind === 'element' && node.name === 'w:p').at(-1) === own

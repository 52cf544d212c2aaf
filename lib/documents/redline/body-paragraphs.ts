import { readParagraph } from './paragraph-text'
import { isElement, type SourceElement, type SourceNode } from './xml-source'

export type BodyParagraph = {
  element: SourceElement
  /** In whose children it stands. */
  siblings: SourceNode[]
  isInCell: boolean
  /** Its number is counted by Word, not written. */
  isNumbered: boolean
  text: string
}

/** The paragraphs of a document in reading order; text boxes are left alone. */
export function bodyParagraphs(nodes: SourceNode[]): BodyParagraph[] {
  const found: BodyParagraph[] = []
  const walk = (list: SourceNode[], isInCell: boolean) => {
    for (const node of list) {
      if (node.kind !== 'element') continue
      if (node.name === 'w:p') {
        const { text } = readParagraph(node)
        const form = node.children.find((child) => isElement(child, 'w:pPr'))
        const isNumbered =
          form?.kind === 'element' && form.children.some((child) => isElement(child, 'w:numPr'))
        found.push({ element: node, siblings: list, isInCell, isNumbered, text })
      } else walk(node.children, isInCell || node.name === 'w:tc')
    }
  }
  walk(nodes, false)
  return found
}

import { type Marker, marksOf } from './change-paragraph'
import { readParagraph } from './paragraph-text'
import { element, escapeXml, isElement, type SourceElement, type SourceNode } from './xml-source'

/** The comment itself, as it stands in its own part of the file. */
export const commentElement = (id: string, marker: Marker, initials: string, text: string) =>
  element(
    'w:comment',
    { ...marksOf(marker), 'w:id': id, 'w:initials': initials },
    text
      .split('\n')
      .map((line) =>
        element('w:p', {}, [
          element('w:r', {}, [
            element('w:t', { 'xml:space': 'preserve' }, [{ kind: 'raw', text: escapeXml(line) }]),
          ]),
        ]),
      ),
  )

/** The child of the paragraph in which an element stands, however deep. */
const outerChild = (paragraph: SourceElement, inner: SourceElement): number =>
  paragraph.children.findIndex((child) => child.kind === 'element' && holds(child, inner))

const holds = (outer: SourceElement, inner: SourceElement): boolean =>
  outer === inner || outer.children.some((child) => child.kind === 'element' && holds(child, inner))

/** Puts the marks of a comment around the runs that hold a stretch of the paragraph's text. */
export function anchorComment(
  paragraph: SourceElement,
  { start, end }: { start: number; end: number },
  id: string,
): void {
  const { runs } = readParagraph(paragraph)
  const touched = runs.filter(({ atoms }) =>
    atoms.some(
      (atom) => atom.text !== '' && atom.start < end && start < atom.start + atom.text.length,
    ),
  )
  const [first, last] = [touched[0] ?? runs[0], touched.at(-1) ?? runs.at(-1)]
  const reference = element('w:r', {}, [element('w:commentReference', { 'w:id': id })])
  const open = element('w:commentRangeStart', { 'w:id': id })
  const close = element('w:commentRangeEnd', { 'w:id': id })
  paragraph.isEmpty = false
  if (!first || !last) {
    paragraph.children.push(open, close, reference)
    return
  }
  const to = outerChild(paragraph, last.run)
  paragraph.children.splice(to + 1, 0, close, reference)
  const from = outerChild(paragraph, first.run)
  paragraph.children.splice(from, 0, open)
}

/** Largest figure that any mark of the document already has. */
export function largestId(nodes: readonly SourceNode[]): number {
  let largest = 0
  const walk = (list: readonly SourceNode[]) => {
    for (const node of list) {
      if (node.kind !== 'element') continue
      const id = /\sw:id=["'](\d+)["']/.exec(node.open)?.[1]
      if (
        id &&
        isElement(
          node,
          'w:ins',
          'w:del',
          'w:moveFrom',
          'w:moveTo',
          'w:comment',
          'w:commentRangeStart',
          'w:commentReference',
          'w:bookmarkStart',
        )
      )
        largest = Math.max(largest, Number(id))
      walk(node.children)
    }
  }
  walk(nodes)
  return largest
}

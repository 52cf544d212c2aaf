import type { Node } from 'prosemirror-model'
import { Decoration } from 'prosemirror-view'
import { findText } from './find-text'

const good = ['verified', 'in-force']

/** Every place of the citations that were checked, by whether they hold. */
export function citationMarks(
  doc: Node,
  citations: readonly { text: string; state: string }[],
): Decoration[] {
  const states = new Map(citations.map(({ text, state }) => [text, state]))
  return [...states].flatMap(([text, state]) =>
    findText(doc, text).map(({ from, to }) =>
      Decoration.inline(from, to, {
        class: good.includes(state) ? 'citation-good' : 'citation-bad',
      }),
    ),
  )
}

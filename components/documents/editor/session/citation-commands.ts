import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'

type Place = { from: number; to: number }

/** Writes words in the place of others, with the look of what stood there. */
export const writeOver =
  ({ from, to }: Place, words: string): Command =>
  (state, dispatch) => {
    if (dispatch) dispatch(state.tr.insertText(words, from, to).scrollIntoView())
    return true
  }

/** The same, and below the block the text of what is cited, as quotes: a paragraph for each line. */
export const insertQuote =
  (place: Place, words: string, text: string): Command =>
  (state, dispatch) => {
    const { paragraph } = state.schema.nodes
    if (!paragraph) return false
    const tr = state.tr.insertText(words, place.from, place.to)
    const after = tr.doc.resolve(place.from).after(1)
    const quotes = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): Node => paragraph.create({ role: 'quote' }, state.schema.text(line)))
    tr.insert(after, quotes)
    if (dispatch) dispatch(tr.scrollIntoView())
    return true
  }

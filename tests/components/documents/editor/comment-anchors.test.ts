import { quoteOf } from '@/components/documents/editor/session/comment-anchors'
import { readStoredContent } from '@/lib/documents/editor/document-model'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = readStoredContent({
  type: 'doc',
  content: [paragraph('첫 줄.'), paragraph('둘째 줄.')],
})

it('names the words that are selected, though the selection begins behind the line above', () => {
  if (!doc) throw new Error('no document')
  // «첫 줄.» stands from 1 to 5, «둘째 줄.» from 7 to 12.
  expect(quoteOf(doc, 1, 3)).toEqual({ quote: '첫', from: 1 })
  expect(quoteOf(doc, 5, 12)).toEqual({ quote: '둘째 줄.', from: 7 })
  expect(quoteOf(doc, 2, 12)).toEqual({ quote: '줄.', from: 3 })
  expect(quoteOf(doc, 5, 7)).toEqual({ quote: '', from: 5 })
})

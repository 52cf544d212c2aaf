/** @jest-environment jsdom */
import {
  foundRanges,
  mostPlaces,
  soughtWords,
  typedWords,
} from '@/components/corpus/reading/found-ranges'

function textOf(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`
  return document.body.firstElementChild ?? document.body
}

const found = (html: string, typed: string) =>
  foundRanges([textOf(html)], soughtWords(typed)).map(String)

describe('words to find', () => {
  it.each([
    ['해고 예고', ['해고', '예고']],
    ['"해고 예고" 수당', ['해고 예고', '수당']],
    ['해고 해고', ['해고']],
    ['갑', ['갑']],
    ['갑 해고', ['해고']],
    ['  ', []],
    ['""', []],
  ])('%s', (typed, words) => {
    expect(soughtWords(typed)).toEqual(words)
  })

  it('are typed back with their quotation marks', () => {
    const words = ['해고 예고', '수당']
    expect(soughtWords(typedWords(words))).toEqual(words)
  })
})

describe('places in a text', () => {
  it('reach over a link and over broken lines, not over the end of a block', () => {
    const html = '<p>민법 <a href="/x">제750조</a>에\n따라</p><p>제750조에</p><p>따라</p>'
    expect(found(html, '"민법 제750조에 따라"')).toEqual(['민법 제750조에\n따라'])
    expect(found(html, '"제750조에 따라"')).toHaveLength(1)
  })

  it('come in the order of the text, the longer of two words first', () => {
    expect(found('<p>부당해고와 해고</p>', '해고 부당해고')).toEqual(['부당해고', '해고'])
  })

  it('take signs as they are and large letters as small ones', () => {
    expect(found('<p>(1) a.b c* A.B axb</p>', 'a.b')).toEqual(['a.b', 'A.B'])
    expect(found('<p>50% [별지] ^$</p>', '[별지]')).toEqual(['[별지]'])
  })

  it('are at most two thousand', () => {
    expect(found(`<p>${'해고 '.repeat(mostPlaces + 5)}</p>`, '해고')).toHaveLength(mostPlaces)
  })

  it('are none for no words and in no text', () => {
    expect(found('<p>해고</p>', ' ')).toEqual([])
    expect(found('', '해고')).toEqual([])
  })
})

import { findHits, textPlaceOf } from '@/components/documents/viewer/block-units'
import { placeOf, placesOnPage } from '@/components/documents/viewer/pages/page-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { splitParts } from '@/lib/documents/reading/parts'

const piece = (text: string, y: number) => ({ text, x: 10, y, width: text.length * 10, height: 12 })

describe('words on the pages as they look', () => {
  it('are found over two lines, whatever spaces lie between', () => {
    const [place] = placesOnPage(3, [piece('정당한 사', 0), piece('유 없이', 20)], '정당한사유')
    expect(place).toEqual({
      page: 3,
      boxes: [
        { x: 10, y: 0, width: 50, height: 12 },
        { x: 10, y: 20, width: 10, height: 12 },
      ],
      before: '',
      after: '없이',
    })
  })

  it('have boxes by the place of their letters where the file tells it', () => {
    const edges = [0, 4, 8, 30, 34]
    const [place] = placesOnPage(1, [{ ...piece('가나다라', 0), edges }], '다')
    expect(place?.boxes).toEqual([{ x: 18, y: 0, width: 22, height: 12 }])
  })

  it('are the ones of the text, by the letters around them and then by their order', () => {
    const { blocks } = contentSchema.parse({
      blocks: [
        { kind: 'clause', number: '제1조', text: '대금은 오백만원이다.' },
        {
          kind: 'table',
          rows: [
            { cells: ['대금', '십만원'] },
            { cells: ['잔금', '구만원'] },
            { cells: ['대금', '십만원'] },
            { cells: ['잔금', '구만원'] },
          ],
        },
        { kind: 'paragraph', text: '나머지 대금은 다음 달에 지급한다.' },
      ],
    })
    const parts = splitParts(blocks)
    const hits = findHits(parts, '대금')
    expect(hits).toHaveLength(4)
    // The pages put the last paragraph first, and on another page.
    const places = [
      ...placesOnPage(1, [piece('나머지 대금은 다음 달에', 0), piece('지급한다.', 20)], '대금'),
      ...placesOnPage(2, [piece('제1조', 0), piece('대금은 오백만원이다.', 20)], '대금'),
      ...placesOnPage(
        3,
        ['대금', '십만원', '잔금', '구만원', '대금', '십만원', '잔금', '구만원'].map((text, at) =>
          piece(text, at * 20),
        ),
        '대금',
      ),
    ]
    const found = hits.map((_, at) => {
      const wanted = textPlaceOf(parts, hits, at)
      const place = wanted && placeOf(places, wanted)
      return [place?.page, place?.boxes[0]?.y]
    })
    expect(found).toEqual([
      [2, 20],
      [3, 0],
      [3, 80],
      [1, 0],
    ])
    expect(textPlaceOf(parts, hits, 9)).toBeNull()
    expect(placeOf([], { before: '', after: '', earlier: 0, page: null })).toBeUndefined()
  })
})

import { blocksOfLines } from '@/lib/documents/read/pdf/blocks'
import { readingOrder } from '@/lib/documents/read/pdf/columns'
import { linesOf } from '@/lib/documents/read/pdf/lines'
import type { TextItem } from '@/lib/documents/read/pdf/text-item'
import {
  type PlacedItem,
  pageTurn,
  turnedItems,
  turnOf,
} from '@/lib/documents/read/pdf/turned-page'

const item = (text: string, x: number, y: number, size = 10): TextItem => ({
  text,
  x,
  y,
  size,
  width: [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? size : size / 2), 0),
})
const filledWith = (letter: string, count: number) => letter.repeat(count)
/** Lines of a column, all full but the last. */
const column = (letter: string, x: number, top: number, width: number, count = 8) =>
  Array.from({ length: count }, (_, at) =>
    item(filledWith(letter, at === count - 1 ? 3 : width), x, top - at * 16),
  )
const order = (items: TextItem[]) => readingOrder(items, 1).map(({ text }) => text[0])
const firstOf = (letters: string, count = 8) =>
  [...letters].flatMap((letter) => Array.from({ length: count }, () => letter))

describe('the columns of a PDF page', () => {
  it('are read one after the other, between what reaches across them', () => {
    const title = item('표준약관', 270, 780, 16)
    const end = item(filledWith('끝', 40), 72, 500)
    const items = [...column('나', 310, 740, 22), ...column('가', 72, 740, 22), end, title]
    expect(order(items)).toEqual(['표', ...firstOf('가나'), '끝'])
  })

  it('may be three, at heights of their own', () => {
    const items = [
      ...column('가', 60, 740, 15),
      ...column('나', 230, 735, 15),
      ...column('다', 400, 744, 15),
    ]
    expect(order(items)).toEqual(firstOf('가나다'))
  })

  it('are told from a table without lines', () => {
    const rows = ['계약금', '중도금', '잔금', '위약금', '보증금'].flatMap((name, at) => [
      item(name, 72, 700 - at * 18),
      item(`${at + 1}0,000,000원`, 260, 700 - at * 18),
      item('계약할 때', 420, 700 - at * 18),
    ])
    const [table] = blocksOfLines(readingOrder(rows, 1), [842])
    expect(table).toMatchObject({
      kind: 'table',
      text: expect.stringContaining('계약금\t10,000,000원'),
    })
  })

  it('hand a paragraph on to the next column', () => {
    const blocks = blocksOfLines(
      readingOrder(
        [
          ...Array.from({ length: 6 }, (_, at) => item(filledWith('가', 22), 72, 740 - at * 16)),
          item(`${filledWith('가', 3)}.`, 310, 740),
          ...Array.from({ length: 6 }, (_, at) => item(filledWith('나', 22), 310, 720 - at * 16)),
        ],
        1,
      ),
      [842],
    )
    expect(blocks[0]?.text).toMatch(/^가+\.$/)
    expect(blocks[0]?.boxes).toHaveLength(2)
  })
})

describe('a page whose text runs another way', () => {
  const upright = [item('제1조(목적)', 72, 700), item('둘째 줄', 72, 680)]
  const size = { width: 595, height: 842 }
  it.each([
    [90, 0, 1, ({ x, y }: TextItem) => [size.height - y, x]],
    [180, -1, 0, ({ x, y }: TextItem) => [size.width - x, size.height - y]],
    [270, 0, -1, ({ x, y }: TextItem) => [y, size.width - x]],
  ] as const)('is read as it is held (%i)', (turn, across, up, placed) => {
    const items = upright.map((each): PlacedItem => {
      const [x = 0, y = 0] = placed(each)
      return { ...each, x, y, turn: turnOf(across, up) }
    })
    expect(pageTurn(items)).toBe(turn)
    const turned = turnedItems(
      items,
      turn,
      turn === 180 ? size : { width: size.height, height: size.width },
    )
    expect(linesOf(turned, 1).map(({ text }) => text)).toEqual(['제1조(목적)', '둘째 줄'])
  })

  it('leaves slanted text, as of a watermark, out of its lines', () => {
    expect(turnOf(1, 1)).toBeNull()
  })
})

describe('lines that were broken at the edge', () => {
  const text = (...lines: string[]) =>
    blocksOfLines(
      linesOf(
        lines.map((line, at) => item(line, 72, 760 - at * 18)),
        1,
      ),
      [842],
    )

  it('go on with an article of another law', () => {
    const full = `가나 ${filledWith('가', 33)}`
    const blocks = text(
      '제3조(배상) 짧다.',
      `${full} 민법`,
      '제750조 손해배상책임을 진다.',
      '제4조(끝)',
    )
    expect(blocks.map(({ number }) => number)).toEqual(['제3조', null, '제4조'])
  })

  it('are joined to words that the document has elsewhere', () => {
    // As wide as the column, whatever stands at both ends.
    const full = (start: string, end: string) => {
      const taken = item(`${start}  ${end}`, 0, 0).width
      return `${start} ${filledWith('가', Math.round((400 - taken) / 10))} ${end}`
    }
    const blocks = text(
      full('나 손해배상 책임을 법원은', '가나 손해'),
      full('배상 책임을', '가나다 책임을'),
      full('법원은 책임을', '가나다 법원은'),
      ...Array.from({ length: 5 }, () => filledWith('마', 40)),
    )
    expect(blocks[0]?.text).toContain('가나 손해배상 책임을')
    expect(blocks[0]?.text).toContain('가나다 책임을 법원은 책임을')
  })
})

import { blocksOfLines } from '@/lib/documents/read/pdf/blocks'
import { linesOf } from '@/lib/documents/read/pdf/lines'
import { takeMargins } from '@/lib/documents/read/pdf/margins'
import { ruledTables } from '@/lib/documents/read/pdf/ruled-tables'
import type { Rule } from '@/lib/documents/read/pdf/rules'
import type { TextItem } from '@/lib/documents/read/pdf/text-item'
import { readDocument } from '@/lib/documents/read/read-document'
import { pdfFile } from '@/scripts/bench-documents/hostile'

/** Korean letters are as wide as they are high. */
const item = (text: string, x: number, y: number, size = 10): TextItem => ({
  text,
  x,
  y,
  size,
  width: [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? size : size / 2), 0),
})
const full = '가'.repeat(40)
const pageOf = (items: TextItem[]) => blocksOfLines(linesOf(items, 1), [842])

describe('the lines of a PDF page', () => {
  it('are paragraphs, which go on where a line was full', () => {
    const blocks = pageOf([
      item('용역계약서', 250, 780, 18),
      item(`제1조(목적) ${'나'.repeat(33)}`, 72, 740),
      item('다라마바', 72, 722),
      item('① 첫째 항', 72, 704),
      item('제2조에 따라 지급한다.', 72, 686),
      item(full, 72, 640),
    ])
    expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['heading', null],
      ['clause', '제1조'],
      ['clause', '①'],
      ['paragraph', null],
      ['paragraph', null],
    ])
    expect(blocks[1]?.text.endsWith('나 다라마바') || blocks[1]?.text.endsWith('나다라마바')).toBe(
      true,
    )
  })

  it('do not go on with those of a page that was ended on purpose', () => {
    const pages = (foot: number) => [
      ...linesOf([item('보증금은 오천만원으로 한다.', 72, foot)], 1),
      ...linesOf([item('임대인은 이를 반환한다.', 72, 760)], 2),
    ]
    const pagesOf = (foot: number) => blocksOfLines(pages(foot), [842, 842]).map(({ page }) => page)
    expect(pagesOf(600)).toEqual([1, 2])
    expect(pagesOf(80)).toEqual([1])
  })

  it('end a sentence that was broken off before its last letter, and begin no clause with it', () => {
    const ended = (before: string, line: string, more: TextItem[] = []) =>
      pageOf([...more, item(before, 72, 700), item(line, 72, 682)]).map((block) => block.number)
    const stem = '가'.repeat(39)
    expect(ended(`${stem}한`, '다. 다만 그러하지 아니하다.')).toEqual([null])
    expect(ended(`${stem}자`, '라. 그렇게 정한다.')).toEqual([null])
    // A list goes on with its next letter, and where the line above is over.
    const [first, second] = [item('가. 첫째', 72, 760), item('나. 둘째', 72, 740)]
    expect(ended(`다. ${'셋'.repeat(39)}`, '라. 넷째', [first, second])).toEqual([
      '가.',
      '나.',
      '다.',
      '라.',
    ])
    expect(ended('짧은 줄', '다. 셋째', [item(full, 72, 760)])).toEqual([null, null, '다.'])
    expect(ended(`${stem}.`, '다. 셋째')).toEqual([null, '다.'])
    // Even behind 나. a sentence may end so.
    expect(ended(`나. ${'가'.repeat(38)}한`, '다. 그 밖의 것', [first])).toEqual(['가.', '나.'])
    const [joined] = pageOf([item(`${stem}한`, 72, 700), item('다. 다만 없다.', 72, 682)])
    expect(joined?.text.endsWith('한다. 다만 없다.')).toBe(true)
  })

  it('lose the raised marks of notes, and know the notes', () => {
    const blocks = pageOf([
      item(full, 72, 760),
      item('대금을 지급한다', 72, 700),
      item('1)', 142, 704, 6),
      item('.', 148, 700),
      item('1) 부가가치세를 뺀 금액', 72, 90, 8),
    ])
    expect(blocks.slice(1)).toMatchObject([
      { kind: 'paragraph', text: '대금을 지급한다.' },
      { kind: 'footnote', number: '1', text: '부가가치세를 뺀 금액' },
    ])
  })

  it('lose the bare marks that Word prints, only where a note has that number', () => {
    const blocks = pageOf([
      item(full, 72, 760),
      item('대금을 지급한다.', 72, 700),
      item('1', 147, 704, 6),
      item('전용면적 84m', 72, 680),
      item('2', 132, 684, 6),
      item('를 인도한다.', 136, 680),
      item('둘째 문장이다.', 72, 660),
      item('3', 137, 664, 6),
      item('1', 72, 92, 5),
      item('부가가치세를 뺀 금액', 77, 90, 8),
      item('2', 72, 78, 5),
      item('등기부의 면적', 77, 76, 8),
    ])
    expect(blocks.slice(1)).toMatchObject([
      { kind: 'paragraph', text: '대금을 지급한다.' },
      { kind: 'paragraph', text: '전용면적 84m2를 인도한다.' },
      { kind: 'paragraph', text: '둘째 문장이다.3' },
      { kind: 'footnote', number: '1', text: '부가가치세를 뺀 금액' },
      { kind: 'footnote', number: '2', text: '등기부의 면적' },
    ])
  })

  it('go on with a last word that a note is marked at', () => {
    const blocks = pageOf([
      item(full, 72, 760),
      item(`제1조(목적) ${'나'.repeat(33)}`, 72, 740),
      item('된다.', 72, 722),
      item('1)', 97, 726, 6),
      item('1) 부가가치세를 뺀 금액', 72, 90, 8),
    ])
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'clause', 'footnote'])
  })

  it('are not those that stand on every page, nor its number', () => {
    const page = (no: number) =>
      linesOf(
        [item('계약서 (대외비)', 72, 810), item(`글 ${no}`, 72, 500), item(`- ${no} -`, 290, 30)],
        no,
      )
    const { pages, header } = takeMargins([page(1), page(2)], [842, 842])
    expect(pages.map((lines) => lines.map(({ text }) => text))).toEqual([['글 1'], ['글 2']])
    expect(header).toBe('계약서 (대외비)')
  })
})

describe('a table that a page draws lines for', () => {
  const level = (at: number, from: number, to: number): Rule => ({ isLevel: true, at, from, to })
  const upright = (at: number, from: number, to: number): Rule => ({ isLevel: false, at, from, to })
  const rules = [
    level(700, 100, 300),
    level(680, 100, 300),
    level(660, 200, 300),
    level(640, 100, 300),
    upright(100, 640, 700),
    upright(200, 640, 680),
    upright(300, 640, 700),
  ]

  it('has the cells that the lines leave, over several columns and rows', () => {
    const { tables, rest } = ruledTables(
      [
        item('앞의 글', 72, 750),
        item('대금', 180, 686),
        item('선금', 110, 656),
        item('하나', 210, 666),
        item('둘', 210, 646),
      ],
      rules,
    )
    expect(tables).toMatchObject([
      {
        rows: [
          { cells: [{ text: '대금', colspan: 2 }] },
          { cells: [{ text: '선금', rowspan: 2 }, { text: '하나' }] },
          { cells: [{ text: '둘' }] },
        ],
      },
    ])
    expect(rest.map(({ text }) => text)).toEqual(['앞의 글'])
  })

  it('is none when the lines only frame the text of a page', () => {
    const frame = [
      level(800, 50, 500),
      level(100, 50, 500),
      level(98, 50, 500),
      upright(50, 100, 800),
      upright(500, 100, 800),
    ]
    const { tables, rest } = ruledTables([item('글', 72, 700)], frame)
    expect([tables, rest.length]).toEqual([[], 1])
  })
})

describe('a scanned page', () => {
  it('is told from an empty one', async () => {
    const picture = 'q 400 0 0 300 50 300 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q'
    const page = (contents: number) =>
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<<>>>>`
    const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`
    const file = pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
      page(5),
      page(6),
      Buffer.from(stream(picture), 'latin1'),
      stream('q Q'),
    ])
    expect(await readDocument(file, 'a.pdf')).toMatchObject({
      state: 'partly',
      unreadPages: [1],
      warnings: [{ code: 'textlessPages', pages: [1] }],
    })
  })
})

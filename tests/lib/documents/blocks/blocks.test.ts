import { blockText, plainText, textOfRuns, withRanges } from '@/lib/documents/blocks/plain-text'
import { type Block, blockSchema, contentSchema } from '@/lib/documents/blocks/schema'
import { placeCells, rowsFromText, rowsOf, tableText } from '@/lib/documents/blocks/table-text'

const blocksOf = (blocks: unknown[]): Block[] => contentSchema.parse({ blocks }).blocks

describe('blocks', () => {
  it('takes a block that knows only kind, number, text and page', () => {
    for (const kind of ['heading', 'clause', 'paragraph', 'list', 'table', 'footnote', 'image'])
      expect(blockSchema.parse({ kind, number: null, text: '글', page: 2 })).toMatchObject({
        kind,
        number: null,
        text: '글',
        page: 2,
      })
    expect(blockSchema.parse({ kind: 'pageBreak' })).toMatchObject({ text: '', page: null })
  })

  it('refuses a kind that there is none of', () => {
    expect(blockSchema.safeParse({ kind: 'poem', text: '글' }).success).toBe(false)
  })

  it('reads a figure as a number as printed', () => {
    expect(blockSchema.parse({ kind: 'footnote', number: 3, text: '주' }).number).toBe('3')
  })

  it('reads rows that are lists of words', () => {
    const [table] = blocksOf([{ kind: 'table', rows: [['구분', { text: '금액', colspan: 2 }]] }])
    expect(table?.kind === 'table' && table.rows).toEqual([
      { cells: [{ text: '구분' }, { text: '금액', colspan: 2 }] },
    ])
  })

  it('writes out a document, and finds each block in it', () => {
    const blocks = withRanges(
      blocksOf([
        { kind: 'clause', number: '제1조', text: '(목적) 이 계약은' },
        { kind: 'clause', number: '①', text: '갑은' },
        { kind: 'footnote', number: '1', text: '주석' },
        { kind: 'table', rows: [['가', '나']] },
      ]),
    )
    const text = plainText(blocks)
    expect(text).toBe('제1조(목적) 이 계약은\n① 갑은\n1) 주석\n가\t나')
    expect(blocks.map(({ range }) => range && text.slice(...range))).toEqual(blocks.map(blockText))
  })

  it('leaves out what was deleted', () => {
    const change = { kind: 'deleted' as const, author: '김', at: null }
    expect(textOfRuns([{ text: '이십 ' }, { text: '삼십', change }, { text: '일' }])).toBe(
      '이십 일',
    )
  })
})

describe('the text of a table', () => {
  it('is read back from tabs and from bars', () => {
    const rows = [
      { cells: [{ text: '구분' }, { text: '금액' }] },
      { cells: [{ text: '' }, { text: '1' }] },
    ]
    expect(rowsFromText(tableText(rows))).toEqual(rows)
    expect(rowsFromText('| 구분 | 금액 |\n| --- | ---: |\n| | 1 |')).toEqual(rows)
    const [table] = blocksOf([{ kind: 'table', text: '구분 | 금액' }])
    expect(table?.kind === 'table' && rowsOf(table)).toEqual(rows.slice(0, 1))
  })

  it('places cells around those that reach over several rows and columns', () => {
    const { cells, columns } = placeCells([
      {
        cells: [
          { text: 'a', rowspan: 2 },
          { text: 'b', colspan: 2 },
        ],
      },
      { cells: [{ text: 'c' }, { text: 'd' }] },
    ])
    expect(columns).toBe(3)
    expect(cells.map(({ cell, row, column }) => [cell.text, row, column])).toEqual([
      ['a', 0, 0],
      ['b', 0, 1],
      ['c', 1, 1],
      ['d', 1, 2],
    ])
  })

  it('cuts a span that reaches out of the table', () => {
    const { cells } = placeCells([{ cells: [{ text: 'a', rowspan: 5000, colspan: 2 }] }])
    expect(cells[0]).toMatchObject({ rows: 1, columns: 2 })
  })
})

import {
  clauseLevelOf,
  clauseNumber,
  numbersOf,
  readClauseNumber,
  referenceText,
} from '@/lib/documents/editor/numbering'

const clause = (level: number, printed: string | null = null) => ({
  kind: 'clause',
  level,
  printed,
})
const item = (level: number, ordered = true) => ({ kind: 'list', level, ordered })
const paragraph = { kind: 'paragraph', level: 1 }

describe('numbers of clauses', () => {
  it('follow from the order, and begin anew below each higher clause', () => {
    const blocks = [1, 2, 2, 3, 3, 4, 4, 2, 3, 1, 2].map((level) => clause(level))
    expect(numbersOf(blocks)).toEqual([
      '제1조',
      '①',
      '②',
      '1.',
      '2.',
      '가.',
      '나.',
      '③',
      '1.',
      '제2조',
      '①',
    ])
  })

  it('go on over paragraphs and tables between them', () => {
    expect(numbersOf([clause(1), paragraph, clause(1), item(1), clause(2)])).toEqual([
      '제1조',
      null,
      '제2조',
      '1.',
      '①',
    ])
  })

  it('go on from a number that was given, and leave 제5조의2 out of the count', () => {
    expect(numbersOf([clause(1, '제5조'), clause(1, '제5조의2'), clause(1)])).toEqual([
      '제5조',
      '제5조의2',
      '제6조',
    ])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of level %i are read as they are written', (level) => {
    for (const no of [1, 9, 14, 15, 20, 21, 35, 36, 40]) {
      expect(readClauseNumber(level, clauseNumber(level, no))).toBe(no)
      expect(clauseLevelOf(clauseNumber(level, no))).toBe(level)
    }
  })

  it('are letters past 하', () => {
    expect([14, 15].map((no) => clauseNumber(4, no))).toEqual(['하.', '거.'])
  })
})

it('list items are counted by themselves, and again after other text', () => {
  expect(
    numbersOf([item(1), item(2), item(2), item(1), paragraph, item(1), item(1, false)]),
  ).toEqual(['1.', '1.', '2.', '2.', null, '1.', '•'])
})

it('a clause is named as statutes and contracts name it', () => {
  expect(
    referenceText([
      { level: 1, number: '제5조' },
      { level: 2, number: '②' },
      { level: 3, number: '1.' },
      { level: 4, number: '가.' },
    ]),
  ).toBe('제5조 제2항 제1호 가목')
})

import { blocksOfLines } from '@/lib/documents/read/pdf/blocks'
import { readingOrder } from '@/lib/documents/read/pdf/columns'
import { ruledTables } from '@/lib/documents/read/pdf/ruled-tables'
import type { Rule } from '@/lib/documents/read/pdf/rules'
import type { TextItem } from '@/lib/documents/read/pdf/text-item'
import { learnWordBreaks } from '@/lib/documents/read/pdf/word-breaks'

const size = 10
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? size : size / 2), 0)
const item = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  size,
  width: widthOf(text),
})

/** A text set in lines of so many points, broken wherever the edge is. */
function setAtLetters(text: string, width: number): string[] {
  const lines = ['']
  for (const letter of text) {
    if (widthOf(`${lines.at(-1)}${letter}`) > width) lines.push('')
    lines[lines.length - 1] += letter
  }
  return lines.map((line) => line.trim())
}

const text =
  '임차인은 계약이 끝난 때에 목적물을 원래의 상태로 돌려주어야 하고 임대인은 그와 동시에 보증금을 임차인에게 돌려주어야 한다. 임차인이 목적물을 돌려주지 아니한 때에는 임대인은 보증금을 돌려주지 아니할 수 있으며 그 기간의 차임에 해당하는 돈을 보증금에서 뺄 수 있다.'

describe('words that are broken at the edge of a page', () => {
  it.each([170, 190, 213, 240])('are put together again in lines of %i points', (width) => {
    const lines = setAtLetters(text, width).map((line, at) => item(line, 72, 740 - at * 16))
    const [paragraph] = blocksOfLines(readingOrder(lines, 1), [842])
    // Where the document holds too little to learn from, a space may be wrong: one in these eight to ten lines.
    const [got, wanted] = [paragraph?.text.split(' ') ?? [], text.split(' ')]
    const wrong = got.filter((word) => !wanted.includes(word))
    expect(paragraph?.text.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(wrong.length).toBeLessThanOrEqual(2)
  })

  it('keep the space where words are whole at the edge', () => {
    const words = text.split(' ')
    const lines: string[] = ['']
    for (const word of words) {
      if (widthOf(`${lines.at(-1)} ${word}`) > 190) lines.push('')
      lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
    }
    const items = lines.map((line, at) => item(line, 72, 740 - at * 16))
    expect(blocksOfLines(readingOrder(items, 1), [842])[0]?.text).toBe(text)
  })

  const breaks = learnWordBreaks([
    '권리와 의무를 정한다',
    '을의 의무는 다음과 같다',
    '갑은 대금을 준다',
  ])
  it.each([
    ['의 권리와 의', '무를 정한다', false],
    ['대금의 의무', '는 다음과', false],
    ['AHU-', '101', false],
    ['갑의 권리를', '넘긴다', true],
    ['대금을 주고,', '을은', true],
    ['the open', 'source licence', true],
    ['수', '량', false],
    ['을은 매월', '1,200,000원을', true],
    ['법원 2019다', '252042 판결', false],
    ['민법 제', '750조', false],
    ['정한다. ②', '을은', true],
  ])('%s | %s', (line, next, isBreak) => {
    expect(breaks.isBreak(line, next)).toBe(isBreak)
  })
})

describe('the cells of a table with lines', () => {
  const level = (at: number, from = 70, to = 370): Rule => ({ isLevel: true, at, from, to })
  const upright = (at: number, from: number, to: number): Rule => ({ isLevel: false, at, from, to })

  it('join a word that the column is too narrow for', () => {
    const rules = [
      level(700),
      level(660),
      level(620),
      ...[70, 90, 370].map((at) => upright(at, 620, 700)),
    ]
    const items = [
      item('번', 75, 685),
      item('호', 75, 670),
      item('품명', 95, 685),
      item('1', 75, 640),
      item('공조기', 95, 640),
    ]
    const [table] = ruledTables(items, rules).tables
    expect(table?.rows.map(({ cells }) => cells.map(({ text: cell }) => cell))).toEqual([
      ['번호', '품명'],
      ['1', '공조기'],
    ])
  })

  it('have a row whose upper line stayed on the page before', () => {
    const rules = [level(700), level(680), ...[70, 200, 370].map((at) => upright(at, 680, 760))]
    const items = [
      item('중도금', 80, 730),
      item('오백만 원', 210, 730),
      item('잔금', 80, 687),
      item('천만 원', 210, 687),
    ]
    const { tables, rest } = ruledTables(items, rules)
    expect(tables[0]?.rows.map(({ cells }) => cells.map(({ text: cell }) => cell))).toEqual([
      ['중도금', '오백만 원'],
      ['잔금', '천만 원'],
    ])
    expect(rest).toEqual([])
  })

  it('have no row where the next page has it all', () => {
    const rules = [level(700), level(680), ...[70, 200, 370].map((at) => upright(at, 650, 700))]
    const items = [item('잔금', 80, 687), item('천만 원', 210, 687)]
    expect(ruledTables(items, rules).tables[0]?.rows).toHaveLength(1)
  })
})

import { blocksOfLines } from '@/lib/documents/read/pdf/blocks'
import { readingOrder } from '@/lib/documents/read/pdf/columns'
import type { TextItem } from '@/lib/documents/read/pdf/text-item'
import { withWrittenSpaces } from '@/lib/documents/read/pdf/written-spaces'
import { readDocument } from '@/lib/documents/read/read-document'
import { type DrawnLine, koreanPdf } from './korean-pdf'

async function textOf(lines: readonly DrawnLine[], turn?: number): Promise<string> {
  const result = await readDocument(koreanPdf(lines, turn), 'a.pdf')
  if (result.state === 'refused') throw new Error(result.reason)
  if (result.state === 'password') throw new Error(result.state)
  return result.blocks
    .map(({ number, text }) => [number, text].filter(Boolean).join(' '))
    .join('\n')
}

/** As Word draws it: figures are a quarter of a letter apart from Hangul. */
const apart = 250
const lease: DrawnLine[] = [
  [
    '제',
    apart,
    '1',
    apart,
    '조(기간) 임대차기간은 2026',
    apart,
    '년 3',
    apart,
    '월 1',
    apart,
    '일부터',
  ],
  [
    '제',
    apart,
    '2',
    apart,
    '조(해지) 임차인이 차임을 2',
    apart,
    '기 연체한 때에는 해지할 수 있다',
    240,
    '.',
  ],
]
const written = [
  '제1조 (기간) 임대차기간은 2026년 3월 1일부터',
  '제2조 (해지) 임차인이 차임을 2기 연체한 때에는 해지할 수 있다.',
].join('\n')

describe('gaps between the letters of a PDF', () => {
  it('are no spaces where the file writes none', async () => {
    expect(await textOf(lease)).toBe(written)
  })

  it.each([90, 180, 270])('are none on a page that is shown turned by %i degrees', async (turn) => {
    expect(await textOf(lease, turn)).toBe(written)
  })

  it('are none in a line that is stretched to the edge', async () => {
    const stretched = [...'제2조(보증금과'].flatMap((letter) => [letter, 400]).concat(' 차임)')
    expect(await textOf([...lease, stretched])).toContain('(보증금과 차임)')
  })

  it('are spaces where the file writes no space at all', async () => {
    const set = (text: string) => text.split(' ').flatMap((word, at) => (at ? [350, word] : [word]))
    expect(await textOf([set('을은 2026 년도 결산서를 갑에게 제출하여야 한다.')])).toBe(
      '을은 2026 년도 결산서를 갑에게 제출하여야 한다.',
    )
  })

  it('stay where the letters of the page are not among those that it draws', () => {
    const item: TextItem = { text: '제 1 조', x: 72, y: 700, width: 30, size: 10 }
    const [kept] = withWrittenSpaces([item], {
      letters: [...'나는그냥다른글'],
      spaced: [false, true, true, false, true, false, false, false],
    })
    expect(kept?.text).toBe('제 1 조')
  })
})

const size = 10
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? size : size / 2), 0)
const text =
  '임차인은 계약이 끝난 때에 목적물을 원래의 상태로 돌려주어야 하고 임대인은 그와 동시에 보증금을 임차인에게 돌려주어야 한다. 임차인이 목적물을 돌려주지 아니한 때에는 임대인은 보증금을 돌려주지 아니할 수 있으며 그 기간의 차임에 해당하는 돈을 보증금에서 뺄 수 있다.'

describe('lines that are flush at both sides', () => {
  it('keep the spaces between their words, which are whole', () => {
    const lines = ['']
    for (const word of text.split(' ')) {
      if (widthOf(`${lines.at(-1)} ${word}`) > 190) lines.push('')
      lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
    }
    const items = lines.map((line, at) => ({
      text: line,
      x: 72,
      y: 740 - at * 16,
      size,
      // The gaps are widened until the line is full.
      width: at < lines.length - 1 ? 190 : widthOf(line),
    }))
    expect(blocksOfLines(readingOrder(items, 1), [842])[0]?.text).toBe(text)
  })

  it('end with the space that the file writes there, or with none', () => {
    const line = (words: string, at: number, endsWord: boolean): TextItem => {
      const full = { text: words, x: 72, y: 740 - at * 16, size, width: 300 }
      return { ...full, endsWord }
    }
    const items = [
      line('을이 갑에게 손해를 입힌 때에는 그', 0, true),
      line('손해를 물어 주어야 하며 이자는 연 12', 1, false),
      line('퍼센트로 한다고 갑과 을이 함께 정하', 2, false),
      line('였으므로 그 이율을 따르기로 하고', 3, true),
      line('나머지는 민법이 정하는', 4, true),
      line('바에 따른다', 5, true),
    ]
    expect(blocksOfLines(readingOrder(items, 1), [842])[0]?.text).toBe(
      '을이 갑에게 손해를 입힌 때에는 그 손해를 물어 주어야 하며 이자는 연 12퍼센트로 한다고 갑과 을이 함께 정하였으므로 그 이율을 따르기로 하고 나머지는 민법이 정하는 바에 따른다',
    )
  })
})

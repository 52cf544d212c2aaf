import { type BlockInput, blockSchema } from '@/lib/documents/blocks/schema'
import { measuresIn } from '@/lib/knowledge/index/measures'
import { cutText, splitBlocks } from '@/lib/knowledge/index/passages'
import { processorMs } from '@/tests/factories/growth'

const split = (blocks: BlockInput[]) => splitBlocks(blocks.map((block) => blockSchema.parse(block)))
const long = '임차인은 차임을 매월 말일에 지급한다. '.repeat(12).trim()

it('begins with each article and keeps its headings', () => {
  const passages = split([
    { kind: 'heading', number: null, text: '임대차계약서', level: 1 },
    { kind: 'heading', number: '제1장', text: '총칙', level: 2 },
    { kind: 'clause', number: '제1조', text: `(차임) ${long}`, level: 1, page: 1 },
    { kind: 'clause', number: '①', text: '보증금은 없다.', level: 2, page: 1 },
    { kind: 'clause', number: '제2조', text: '(기간) 2년으로 한다.', level: 1, page: 2 },
  ])
  expect(passages.map(({ path, page }) => [path, page])).toEqual([
    ['임대차계약서 › 제1장 총칙 › 제1조(차임)', 1],
    ['임대차계약서 › 제1장 총칙 › 제2조(기간)', 2],
  ])
  expect(passages[0]?.text).toContain('① 보증금은 없다.')
})

it('gives the head of a table to each group of its rows', () => {
  const rows = Array.from({ length: 60 }, (_, i) => [
    `품목 ${i}`,
    `${i}개`,
    '서울특별시 강남구 창고에 보관',
  ])
  const passages = split([
    { kind: 'table', number: null, rows: [['품목', '수량', '장소'], ...rows], page: 3 },
  ])
  expect(passages.length).toBeGreaterThan(2)
  for (const { text, page } of passages) {
    expect(text.startsWith('품목 | 수량 | 장소\n')).toBe(true)
    expect(page).toBe(3)
  }
})

it('does not go over the end of a page', () => {
  const passages = split([
    { kind: 'paragraph', number: null, text: '앞 쪽의 끝이다.', page: 1 },
    { kind: 'paragraph', number: null, text: '뒤 쪽의 처음이다.', page: 2 },
  ])
  expect(passages.map(({ page, text }) => [page, text])).toEqual([
    [1, '앞 쪽의 끝이다.'],
    [2, '뒤 쪽의 처음이다.'],
  ])
})

it('cuts long texts behind sentences, and loses none of it', () => {
  const text = `${long} `.repeat(8).trim()
  const pieces = cutText(text)
  expect(pieces.every((piece) => piece.length <= 800 && piece.endsWith('다.'))).toBe(true)
  expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  expect(cutText('가'.repeat(2500)).join('')).toHaveLength(2500)
})

it.each([
  ['금 오천만원', '₩50000000'],
  ['1억 2,500만 원', '₩125000000'],
  ['3,200,000원', '₩3200000'],
  ['금 일백일십만 원정', '₩1100000'],
  ['₩1,100,000', '₩1100000'],
  ['2024년 3월 5일', 'd2024-3-5'],
  ['2024. 03. 05.', 'd2024-3-5'],
])('reads %s as %s', (text, value) => {
  expect(measuresIn(text).map((measure) => measure.value)).toContain(value)
})

it('does not lose itself in a long row of digits', async () => {
  const rows = ['1'.repeat(50_000), '1,'.repeat(50_000), '1천 '.repeat(20_000)]
  const measureAll = () => {
    for (const text of [...rows, '일십'.repeat(20_000)]) measuresIn(text)
  }
  expect(await processorMs(measureAll)).toBeLessThan(2000)
})

/** @jest-environment node */
import { cleanContent, cleanText } from '@/lib/contracts/report/clean-contract'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'

const contract =
  '임대차 계약서\n\n제1조(갱신) 임차인은 갱신을 요구할 수 없다.\n구분 | 금액\n보증금 | 1,000만원\n제2조(관리비) 관리비는 월 5만원이다.'
const placeOf = (quote: string) => ({ quote, start: contract.indexOf(quote) })
const accepted = {
  changes: [
    { ...placeOf('요구할 수 없다'), text: '한 번 요구할 수 있다' },
    { ...placeOf('관리비는 월 5만원이다.'), text: '' },
  ],
  additions: [{ after: contract.length, text: '제3조(통지) 통지는 서면으로 한다.' }],
}
const clean =
  '임대차 계약서\n\n제1조(갱신) 임차인은 갱신을 한 번 요구할 수 있다.\n구분 | 금액\n보증금 | 1,000만원\n제2조(관리비) \n제3조(통지) 통지는 서면으로 한다.'

it('puts accepted words in their place, and what is missing behind the rest', () => {
  expect(cleanText(contract, accepted)).toBe(clean)
  expect(cleanText(contract, { changes: [], additions: [] })).toBe(contract)
})

it('writes no words twice where two changes meet', () => {
  const [first] = accepted.changes
  if (!first) throw new Error('no change')
  const twice = { changes: [first, { ...first, text: '다르게' }], additions: [] }
  expect(cleanText(contract, twice)).toContain('한 번 요구할 수 있다')
  expect(cleanText(contract, twice)).not.toContain('다르게')
})

it('is a Hangul file with the new words, its tables, and nothing of the old ones', async () => {
  const bytes = await writeDocument(
    contentSchema.parse(cleanContent('계약서', cleanText(contract, accepted))),
    'hwpx',
  )
  const read = await parseDocument(bytes, 'a.hwpx')
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  const { blocks } = read
  const text = plainText(blocks)
  expect(text).toContain('갱신을 한 번 요구할 수 있다.')
  expect(text).toContain('제3조(통지) 통지는 서면으로 한다.')
  expect(text).not.toContain('없다')
  expect(blocks.some(({ kind }) => kind === 'table')).toBe(true)
})

/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { blockSchema } from '@/lib/documents/blocks/schema'
import { splitBlocks } from '@/lib/knowledge/index/passages'
import { readQuery } from '@/lib/knowledge/index/query'
import { searchSegments } from '@/lib/knowledge/index/search'
import { buildSegment, likeness } from '@/lib/knowledge/index/segment'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-segments-'))
const store = new SegmentStore(folder, 64 * 1024 * 1024)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files: Record<string, [string, string[]]> = {
  lease: [
    '역삼동 상가 임대차계약서.docx',
    [
      '제1조(목적물) 임대인은 역삼동 제101호 점포를 임차인에게 임대한다.',
      '제2조(보증금) 임차인은 보증금 금 오천만원을 2024년 3월 5일까지 지급한다.',
      '제3조(수선) 누수로 인한 수선은 임대인이 부담한다.',
    ],
  ],
  employment: [
    '근로계약서.pdf',
    [
      '제1조(임금) 사용자는 임금 월 3,200,000원을 매월 25일에 지급한다.',
      '제2조(해고) 해고는 30일 전에 예고한다.',
    ],
  ],
  supply: [
    'supply-agreement.pdf',
    [
      'The Supplier shall deliver the goods within thirty days.',
      'Terminating this agreement requires written notice. Claim no. AB-2024-117 is reserved.',
    ],
  ],
  complaint: [
    '소장.hwpx',
    [
      '원고는 피고의 불법행위로 인한 손해배상을 구한다.',
      '관련 판결은 대법원 2012다31628 판결이다.',
    ],
  ],
}
const names: SegmentName[] = Object.entries(files).map(([document, [name, lines]]) => {
  const blocks = lines.map((text, i) =>
    blockSchema.parse({ kind: 'paragraph', number: null, text, page: i + 1 }),
  )
  const segment = { owner: 'a', document, version: '1' }
  store.write(segment, buildSegment(name, splitBlocks(blocks)))
  return segment
})
const search = (query: string, among = names) =>
  searchSegments(store, among, readQuery(query), 10).hits
const first = (query: string) => {
  const [hit] = search(query)
  return hit ? `${hit.document} ${hit.page}` : null
}

it.each([
  ['누수 수선비', 'lease 3'],
  ['5,000만원', 'lease 2'],
  ['50,000,000원', 'lease 2'],
  ['2024. 3. 5.', 'lease 2'],
  ['2024-03-05', 'lease 2'],
  ['320만원 월급', 'employment 1'],
  ['역삼동 상가', 'lease 1'],
  ['2012다31628', 'complaint 2'],
  ['termination notices', 'supply 2'],
  ['AB-2024-117', 'supply 2'],
  ['손헤베상', 'complaint 1'],
  ['damages for tort', 'complaint 1'],
  ['損害賠償', 'complaint 1'],
  ['회사에서 잘렸어요', 'employment 2'],
  ['제3조', 'lease 3'],
])('%s is found in %s', (query, found) => {
  expect(first(query)).toBe(found)
})

it('an amount in letters is known by its value, not by the letters of another', () => {
  const amounts = [
    '월 차임은 금 칠천삼백이십오만원으로 한다.',
    '계약금액은 금 63,400,000원으로 한다.',
  ]
  const papers = amounts.map((text, at): SegmentName => {
    const name = { owner: 'b', document: `paper ${at}`, version: '1' }
    const block = blockSchema.parse({ kind: 'paragraph', number: null, text, page: 1 })
    store.write(name, buildSegment('계약서.pdf', splitBlocks([block])))
    return name
  })
  expect(search('금 육천삼백사십만원 계약', papers)[0]?.document).toBe('paper 1')
})

it('a name in pieces, as macOS hands it over, is the same name', () => {
  expect(first('역삼동 상가'.normalize('NFD'))).toBe('lease 1')
})

it('looks at nothing but what it was given', () => {
  const [lease] = names
  expect(search('손해배상', lease ? [lease] : [])).toEqual([])
})

it('finds nothing for what is nowhere, and for nothing', () => {
  expect(search('xylophone')).toEqual([])
  expect(search('   ')).toEqual([])
})

it('tells the same text from another', () => {
  const lines = Array.from(
    { length: 60 },
    (_, i) => `제${i + 1}조 갑은 을에게 ${i * 7}번째 물건을 인도한다.`,
  )
  const of = (texts: string[]) => {
    const blocks = texts.map((text) => blockSchema.parse({ kind: 'paragraph', number: null, text }))
    const name = { owner: 'b', document: `x${texts.length}-${texts[0]?.length}`, version: '1' }
    store.write(name, buildSegment('x.txt', splitBlocks(blocks)))
    return store.read(name)?.sketch ?? new Uint32Array()
  }
  const whole = of(lines)
  expect(likeness(whole, of(lines.slice(0, 58)))).toBeGreaterThan(0.8)
  const other = of(['전혀 다른 글이다. 상속과 유언에 관한 의견을 적는다.'])
  expect(likeness(whole, other)).toBeLessThan(0.2)
})

it('leaves nothing of what is removed', () => {
  const gone = { owner: 'c', document: 'one', version: '1' }
  store.write(gone, buildSegment('하나.txt', splitBlocks([])))
  store.write({ ...gone, version: '2' }, buildSegment('하나.txt', splitBlocks([])))
  store.removeOthers({ ...gone, version: '2' })
  expect(store.read(gone)).toBeNull()
  expect(store.read({ ...gone, version: '2' })).not.toBeNull()
  store.remove('c', 'one')
  expect(readdirSync(path.join(folder, 'c'))).toEqual([])
  store.remove('c')
  expect(existsSync(path.join(folder, 'c'))).toBe(false)
})

it('lets go of what was not asked for the longest', () => {
  const small = new SegmentStore(folder, 4000)
  for (const name of names) expect(small.read(name)).not.toBeNull()
  expect(small.held).toBeLessThanOrEqual(4000)
})

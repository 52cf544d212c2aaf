import { type BlockInput, type ContentInput, contentSchema } from '@/lib/documents/blocks/schema'
import { listClauses, outlineOf } from '@/lib/documents/editor/clause-list'
import {
  documentModel,
  emptyContent,
  readStoredContent,
} from '@/lib/documents/editor/document-model'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { toBlocks } from '@/lib/documents/editor/to-blocks'

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const contract: BlockInput[] = [
  { kind: 'heading', level: 1, text: '용역 계약서', role: 'title', align: 'center' },
  { kind: 'paragraph', text: '갑과 을은 다음과 같이 약정한다.', indent: 20 },
  { kind: 'clause', level: 1, number: '제1조', text: '(목적) 이 계약은 용역의 내용을 정한다.' },
  { kind: 'clause', level: 1, number: '제2조', text: '(대금)', id: 'price' },
  {
    kind: 'clause',
    level: 2,
    number: '①',
    text: '대금은 금 일백만 원으로 한다.',
    runs: [
      { text: '대금은 ' },
      { text: '금 일백만 원', bold: true, underline: true },
      { text: '', footnote: 'note-1' },
      { text: '으로 한다.' },
    ],
  },
  { kind: 'footnote', id: 'note-1', number: '1', text: '부가가치세 별도' },
  { kind: 'clause', level: 2, number: '②', text: '다음 각 호에 따라 지급한다.', id: 'parts' },
  { kind: 'clause', level: 3, number: '1.', text: '선급금' },
  { kind: 'clause', level: 4, number: '가.', text: '계약 뒤 7일 안' },
  { kind: 'clause', level: 1, number: '제2조의2', text: '(지체상금)' },
  {
    kind: 'clause',
    level: 1,
    number: '제3조',
    text: '제2조 제2항에 따른다.',
    runs: [{ text: '제2조 제2항', reference: 'parts' }, { text: '에 따른다.' }],
  },
  { kind: 'list', level: 1, number: '•', text: '별첨 도면' },
  { kind: 'list', level: 2, number: '1.', text: '배치도' },
  {
    kind: 'table',
    columns: [100, 540],
    rows: [
      [
        { text: '구분', header: true, align: 'center' },
        { text: '금액', header: true },
      ],
      [{ text: '선급금', rowspan: 2 }, { text: '300,000원\n(부가세 별도)' }],
      [{ text: '잔금', runs: [{ text: '잔금', bold: true }] }],
    ],
  },
  {
    kind: 'image',
    text: '도면',
    image: { mime: 'image/png', data: picture, width: 20, height: 20 },
  },
  { kind: 'pageBreak' },
  { kind: 'paragraph', text: '갑: 홍길동 (인)', role: 'signature', align: 'right' },
]

const read = (input: ContentInput) => {
  const { content, dropped } = fromBlocks(contentSchema.parse(input))
  const doc = readStoredContent(content)
  if (!doc) throw new Error('no document')
  return { doc, dropped }
}
/** As parsed, without what is only filled in. */
const plain = (input: ContentInput) =>
  contentSchema.parse(input).blocks.map(({ page: _, ...block }) => ({
    ...block,
    text: block.kind === 'table' ? '' : block.text,
  }))

it('blocks come back from the editor as they were', () => {
  const { doc, dropped } = read({ blocks: contract, header: '대외비', pageNumbers: false })
  const back = toBlocks(doc)
  expect(plain(back)).toEqual(plain({ blocks: contract }))
  expect(back).toMatchObject({ header: '대외비', pageNumbers: false })
  expect(dropped).toEqual([])
})

it('what the editor makes of blocks is stored and read again as the same', () => {
  const { doc } = read({ blocks: contract })
  expect(readStoredContent(JSON.parse(JSON.stringify(doc.toJSON())))?.eq(doc)).toBe(true)
})

it('cross-references follow when clauses move', () => {
  const { doc } = read({ blocks: contract })
  const first = doc.child(2)
  const article = documentModel.node('clause', { level: 1 }, documentModel.text('(정의)'))
  const longer = doc.copy(doc.content.replaceChild(2, first).addToStart(article))
  const runs = toBlocks(longer).blocks.flatMap((block) =>
    'runs' in block ? (block.runs ?? []) : [],
  )
  expect(runs.find(({ reference }) => reference === 'parts')?.text).toBe('제3조 제2항')
  expect(listClauses(longer).map(({ name }) => name)).toContain('제3조 제2항 제1호 가목')
})

it('says what it does not keep', () => {
  const { dropped } = read({
    blocks: [
      {
        kind: 'paragraph',
        text: '가',
        runs: [{ text: '가', size: 14, color: 'ff0000', href: 'https://x.test' }],
      },
      { kind: 'image', text: '그림' },
    ],
    comments: [{ id: 'c', text: '확인', author: '', at: null }],
  })
  expect([...dropped].sort()).toEqual(['colors', 'comments', 'images', 'links', 'sizes'])
})

it('tracked changes are read as two texts', () => {
  const blocks: BlockInput[] = [
    {
      kind: 'paragraph',
      text: '대금은 이십일',
      runs: [
        { text: '대금은 ' },
        { text: '삼십', change: { kind: 'deleted' } },
        { text: '이십', change: { kind: 'inserted' } },
        { text: '일' },
      ],
    },
    { kind: 'paragraph', text: '새 문단', change: { kind: 'inserted' } },
  ]
  const { blocks: parsed } = contentSchema.parse({ blocks })
  const textOf = (side: 'before' | 'after') => {
    const doc = readStoredContent(fromBlocks({ blocks: parsed }, side).content)
    return doc?.textBetween(0, doc.content.size, '|')
  }
  expect([textOf('before'), textOf('after')]).toEqual(['대금은 삼십일', '대금은 이십일|새 문단'])
})

it('notes without a place go to the end of the block before', () => {
  const { doc } = read({
    blocks: [
      { kind: 'paragraph', text: '본문' },
      { kind: 'footnote', number: '*', text: '주석' },
    ],
  })
  expect(toBlocks(doc).blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['paragraph', '본문'],
    ['footnote', '주석'],
  ])
})

it('lists headings and articles beside the text', () => {
  expect(
    outlineOf(read({ blocks: contract }).doc).map(({ number, text }) => [number, text]),
  ).toEqual([
    [null, '용역 계약서'],
    ['제1조', '목적'],
    ['제2조', '대금'],
    ['제2조의2', '지체상금'],
    ['제3조', '제2조 제2항에 따른다.'],
  ])
})

describe('stored content', () => {
  it.each([
    null,
    'x',
    {},
    { type: 'paragraph' },
    { type: 'doc', content: [] },
    { type: 'doc', content: [{ type: 'poem' }] },
    { type: 'doc', content: [{ type: 'text', text: '글' }] },
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'paragraph' }] }] },
  ])('is refused when it is none: %j', (content) => {
    expect(readStoredContent(content)).toBeNull()
  })

  it('is an empty paragraph at first', () => {
    expect(readStoredContent(emptyContent)?.textContent).toBe('')
  })
})

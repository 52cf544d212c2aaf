/** @jest-environment node */
import { placedComments } from '@/lib/contracts/report/placed-comments'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { type ReportWords, reportContent } from '@/lib/contracts/report/report-content'
import { writeCommentedContract } from '@/lib/contracts/report/write-commented-contract'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { writeDocument } from '@/lib/documents/write/write-document'

const contract =
  '임대차 계약서\n제1조(갱신) 임차인은 갱신을 요구할 수 없다.\n제2조(관리비) 관리비는 월 5만원이다.'
const quote = '임차인은 갱신을 요구할 수 없다.'
const start = contract.indexOf(quote)

const words: ReportWords = {
  notes: ['법률정보입니다.'],
  none: '없음',
  counts: '수',
  findings: '지적',
  kind: (kind) => kind,
  severity: (severity) => severity,
  articles: '근거',
  suggestion: '제안',
  wording: '받아들인 문구',
  deleted: '(삭제)',
  comment: '메모',
  dismissal: '이유',
  assignee: '담당',
  person: (id) => (id === 'p' ? 'p@example.com' : ''),
  whole: '전체',
}
const finding = {
  id: 'a',
  no: 1,
  kind: 'void',
  severity: 'high',
  clause: '제1조',
  quote,
  start,
  end: start + quote.length,
  sides: ['signer'],
  state: 'open',
  dismissal: null,
  comment: '꼭 고칠 것',
  wording: null,
  assignee: 'p',
  articles: [{ name: '주택임대차보호법 제6조의3', law: '주택임대차보호법', no: '6의3' }],
  name: '갱신요구권 포기',
  why: '무효가 될 수 있습니다.',
  whyLanguage: 'ko',
  suggestion: '지웁니다.',
  details: [],
  dependencies: [],
  ruledOut: false,
  playbook: null,
} as const satisfies FindingView

const commented = {
  title: '계약서',
  contract,
  comments: placedComments(contract, [finding], words),
  changes: [],
  additions: [],
  at: new Date('2026-11-23T00:00:00Z'),
}
const write = (bytes: Uint8Array | null) =>
  writeCommentedContract({ commented, bytes }, new AbortController().signal)

it('reports what was found, why and by which article, with the words of the contract', () => {
  const { blocks } = contentSchema.parse(
    reportContent({ title: '계약서', contract, findings: [finding] }, words),
  )
  const text = plainText(blocks)
  expect(text).toContain('1. 제1조 — 갱신요구권 포기 (void · high)')
  expect(text).toContain(`\n${quote}\n`)
  expect(text).toContain('근거: 주택임대차보호법 제6조의3')
  expect(text).toContain('메모: 꼭 고칠 것')
  expect(text).toContain('담당: p@example.com')
})

it('leaves a quote out that does not stand in the contract', () => {
  const forged = { ...finding, quote: '임차인은 모든 권리를 포기한다.' }
  const { blocks } = contentSchema.parse(
    reportContent({ title: '계약서', contract, findings: [forged] }, words),
  )
  expect(plainText(blocks)).not.toContain('모든 권리')
})

it('puts a comment into the own Word file, at its words', async () => {
  const file = await writeDocument(
    contentSchema.parse({
      blocks: contract.split('\n').map((text) => ({ kind: 'paragraph', text })),
    }),
    'docx',
  )
  const bytes = await write(file)
  const { blocks, comments = [] } = readDocx(await openZip(bytes))
  expect(comments).toHaveLength(1)
  expect(comments[0]?.text).toContain('[void] 갱신요구권 포기')
  expect(plainText(blocks)).toBe(contract)
})

it('makes a Word file with comments of a contract that came as text', async () => {
  const bytes = await write(null)
  const { blocks, comments = [] } = readDocx(await openZip(bytes))
  expect(plainText(blocks)).toContain(quote)
  expect(comments.map(({ text }) => text)).toEqual([expect.stringContaining('갱신요구권 포기')])
})

it('writes the contract anew where nothing can be written into its file', async () => {
  const bytes = await write(Buffer.from('PK no archive'))
  const { comments = [] } = readDocx(await openZip(bytes))
  expect(comments).toHaveLength(1)
})

it('puts no comment at words that the contract does not have', () => {
  const forged = { ...finding, quote: '임차인은 모든 권리를 포기한다.' }
  expect(placedComments(contract, [forged], words)).toEqual([])
})

const clauses = ['제1조', '제2조'].map((label) => {
  const from = contract.indexOf(label)
  const to = contract.indexOf('\n', from)
  return {
    part: 'clause' as const,
    label,
    title: '',
    start: from,
    end: to < 0 ? contract.length : to,
  }
})
const accepted: FindingView = {
  ...finding,
  state: 'accepted',
  wording: '임차인은 한 번 갱신을 요구할 수 있다.',
}
const absent: FindingView = {
  ...accepted,
  id: 'b',
  kind: 'missing',
  quote: null,
  start: null,
  end: null,
  wording: '제3조(통지) 통지는 서면으로 한다.',
}
const wordFileOf = (text: string) =>
  writeDocument(
    contentSchema.parse({
      blocks: text.split('\n').map((line) => ({ kind: 'paragraph', text: line })),
    }),
    'docx',
  )
async function changesOf(bytes: Uint8Array) {
  const { blocks } = readDocx(await openZip(bytes))
  const runs = blocks.flatMap((block) => ('runs' in block ? (block.runs ?? []) : []))
  const of = (kind: 'inserted' | 'deleted') =>
    runs.flatMap(({ change, text }) => (change?.kind === kind ? [text] : [])).join('')
  return { blocks, inserted: of('inserted'), deleted: of('deleted') }
}
const newText = contract
  .replace('임차인은 갱신을 요구할 수 없다.', '임차인은 한 번 갱신을 요구할 수 있다.')
  .concat('\n제3조(통지) 통지는 서면으로 한다.')

it.each([
  ['into the own Word file', true],
  ['into a Word file of a contract that came as text', false],
])('puts accepted wordings %s as tracked changes', async (_, isWord) => {
  const commentedWith = {
    ...commented,
    comments: placedComments(contract, [accepted, absent], words),
    ...placedWordings(contract, clauses, [accepted, absent]),
  }
  const bytes = await writeCommentedContract(
    { commented: commentedWith, bytes: isWord ? await wordFileOf(contract) : null },
    new AbortController().signal,
  )
  const { blocks, inserted, deleted } = await changesOf(bytes)
  expect(plainText(blocks)).toBe(newText)
  expect(inserted).toContain('한 번')
  expect(deleted).toContain('없다')
  const { comments = [] } = readDocx(await openZip(bytes))
  expect(comments[0]?.text).toContain('받아들인 문구: 임차인은 한 번 갱신을 요구할 수 있다.')
})

it('places a wording only of what is accepted, at words that are there, once', () => {
  const open: FindingView = { ...accepted, state: 'open' }
  const forged: FindingView = { ...accepted, quote: '없는 글' }
  const same: FindingView = { ...accepted, id: 'c', wording: '다른 문구' }
  const none = { changes: [], additions: [] }
  expect(placedWordings(contract, clauses, [open, forged])).toEqual(none)
  expect(placedWordings(contract, clauses, [{ ...accepted, wording: null }])).toEqual(none)
  expect(placedWordings(contract, clauses, [accepted, same]).changes).toEqual([
    { quote, start, text: '임차인은 한 번 갱신을 요구할 수 있다.' },
  ])
  expect(placedWordings(contract, clauses, [{ ...accepted, wording: '' }]).changes).toEqual([
    { quote, start, text: '' },
  ])
})

it('adds what a clause lacks behind that clause', () => {
  const lacking: FindingView = { ...accepted, kind: 'missing', quote: '제1조(갱신)' }
  const from = contract.indexOf('제1조(갱신)')
  const placed = placedWordings(contract, clauses, [
    { ...lacking, start: from, end: from + '제1조(갱신)'.length },
  ])
  expect(placed).toEqual({
    changes: [],
    additions: [{ after: clauses[0]?.end, text: accepted.wording }],
  })
})

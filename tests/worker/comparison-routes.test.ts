/** @jest-environment node */
import { compareAnswerSchema, redlineAnswerSchema } from '@/lib/contracts/compare/schema'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { writeDocument } from '@/lib/documents/write/write-document'
import { comparisonRoutes } from '@/worker/contracts/comparison-routes'

// Two versions, read and compared by the worker as the site asks it.

const clauses = (amount: string, days: string) => [
  { kind: 'paragraph', text: '용역계약서' },
  { kind: 'clause', number: '제1조', text: '(목적) 을은 갑의 홈페이지를 제작한다.' },
  { kind: 'clause', number: '제2조', text: `(대금) 용역대금은 금 ${amount}원으로 한다.` },
  { kind: 'clause', number: '제3조', text: `(검수) 갑은 ${days} 안에 검수한다.` },
]
const fileOf = async (blocks: object[], format: 'docx' | 'hwpx' = 'docx') =>
  Buffer.from(await writeDocument(contentSchema.parse({ blocks }), format)).toString('base64')

const ask = (path: string, body: object) =>
  comparisonRoutes()[path]?.({ client: 'somebody', ...body })

it('compares a Word file with a Hangul file', async () => {
  const answer = compareAnswerSchema.parse(
    await ask('/contracts/compare', {
      type: 'service',
      standpoint: 'neutral',
      before: { base64: await fileOf(clauses('10,000,000', '7일')) },
      after: { base64: await fileOf(clauses('15,000,000', '7일'), 'hwpx') },
    }),
  )
  expect(answer).toMatchObject({
    state: 'ready',
    comparison: {
      weighty: [{ subject: 'amount', before: '10,000,000원', after: '15,000,000원' }],
    },
  })
})

it('writes the new version into the old file', async () => {
  const base64 = await fileOf(clauses('10,000,000', '7일'))
  const answer = redlineAnswerSchema.parse(
    await ask('/contracts/redline', {
      before: { base64 },
      after: { base64: await fileOf(clauses('15,000,000', '14일'), 'hwpx') },
      author: '법답',
    }),
  )
  if (answer.state !== 'ready') throw new Error(answer.reason)
  const { blocks } = readDocx(await openZip(Buffer.from(answer.base64, 'base64')))
  expect(plainText(blocks)).toContain('용역대금은 금 15,000,000원으로 한다.')
  expect(plainText(blocks)).toContain('갑은 14일 안에 검수한다.')
  const deleted = blocks.flatMap((block) =>
    'runs' in block
      ? (block.runs ?? [])
          .filter(({ change }) => change?.kind === 'deleted')
          .map(({ text }) => text)
      : [],
  )
  expect(deleted).toEqual(['10,000,000', '7'])
})

it.each([
  ['an empty file', { base64: '' }, { text: '제1조' }, 'before', 'empty'],
  ['a broken file', { text: '제1조' }, { base64: 'AAAAAAAAAAAAAAAA' }, 'after', null],
])('says which version it cannot read: %s', async (_, before, after, side, reason) => {
  const answer = compareAnswerSchema.parse(
    await ask('/contracts/compare', { type: 'other', standpoint: 'neutral', before, after }),
  )
  expect(answer).toMatchObject({ state: 'refused', side, ...(reason ? { reason } : {}) })
})

it('writes changes into no other file than one of Word', async () => {
  const answer = redlineAnswerSchema.parse(
    await ask('/contracts/redline', {
      before: { base64: Buffer.from('그냥 글').toString('base64') },
      after: { text: '제1조' },
      author: '법답',
    }),
  )
  expect(answer).toMatchObject({ state: 'refused', side: 'before', reason: 'notWord' })
})

it('compares for one person once at a time, and for somebody else beside it', async () => {
  const compare = comparisonRoutes()['/contracts/compare']
  const task = {
    type: 'service',
    standpoint: 'neutral',
    before: { text: '제1조' },
    after: { text: '제1조' },
  }
  const answers = await Promise.all([
    compare?.({ client: 'anna', ...task }),
    compare?.({ client: 'anna', ...task }),
    compare?.({ client: 'bert', ...task }),
  ])
  expect(answers).toMatchObject([
    { state: 'ready' },
    { state: 'refused', reason: 'busy' },
    { state: 'ready' },
  ])
})

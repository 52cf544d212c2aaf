/** @jest-environment node */
import { commentsAnswerSchema } from '@/lib/contracts/report/schema'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { mimeOf } from '@/lib/documents/document-kind'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { writeDocument } from '@/lib/documents/write/write-document'
import { commentRoutes } from '@/worker/contracts/comment-routes'

// A contract with its comments, written by the worker as the site asks for it.

const kept = new Map<string, { mime: string; bytes: Uint8Array<ArrayBuffer> }>()
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => ({}) }))
jest.mock('@/lib/documents/data', () => ({
  readDocumentFile: async (_: object, id: string) => {
    const found = kept.get(id)
    return found ? { document: { mime: found.mime }, file: new Blob([found.bytes]) } : null
  },
}))

const id = '3f0e3a54-9d4b-4a58-9d3c-7b1f0a3b4c5d'
const contract = '임대차 계약서\n제1조(갱신) 임차인은 갱신을 요구할 수 없다.'
const quote = '임차인은 갱신을 요구할 수 없다.'
const task = {
  client: 'anna',
  document: null,
  title: '계약서',
  contract,
  comments: [{ id: 'a', quote, start: contract.indexOf(quote), text: '무효일 수 있습니다.' }],
  changes: [],
  additions: [],
  at: new Date('2026-11-23T00:00:00Z'),
}

const ask = async (routes: ReturnType<typeof commentRoutes>, more: object = {}) =>
  commentsAnswerSchema.parse(
    await routes['/contracts/comments']?.(JSON.parse(JSON.stringify({ ...task, ...more }))),
  )
async function written(more: object = {}) {
  const answer = await ask(commentRoutes(), more)
  if (answer.state !== 'ready') throw new Error(answer.state)
  return readDocx(await openZip(Buffer.from(answer.base64, 'base64')))
}

it('writes the comments into the Word file that the contract was read from', async () => {
  const blocks = ['머리글 없는 원본', ...contract.split('\n')].map((text) => ({
    kind: 'paragraph',
    text,
  }))
  const bytes = new Uint8Array(await writeDocument(contentSchema.parse({ blocks }), 'docx'))
  kept.set(id, { mime: mimeOf('docx'), bytes })
  const file = await written({ document: id })
  expect(file.comments?.map(({ text }) => text)).toEqual(['무효일 수 있습니다.'])
  expect(JSON.stringify(file.blocks)).toContain('머리글 없는 원본')
})

it.each([
  ['no file', null],
  ['a file that is gone', '3f0e3a54-9d4b-4a58-9d3c-7b1f0a3b4c5e'],
])('writes the contract anew where there is %s', async (_, document) => {
  const { comments } = await written({ document })
  expect(comments).toHaveLength(1)
})

it('writes one file of a person at a time, and of somebody else beside it', async () => {
  const routes = commentRoutes()
  const answers = await Promise.all([
    ask(routes),
    ask(routes),
    ask(routes, { client: 'bert' }),
    ask(routes, { client: 'carl' }),
  ])
  expect(answers.map(({ state }) => state)).toEqual(['ready', 'busy', 'ready', 'busy'])
})

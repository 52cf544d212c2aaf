/** @jest-environment node */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POST } from '@/app/api/citations/text/route'
import { largestFile, longestText } from '@/lib/citation-check/constants'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { setLogLevel } from '@/lib/log'
import { documentRoutes } from '@/worker/documents/routes'
import { listen } from '@/worker/http'

// The text of a file that somebody wants checked, read by the worker itself.

const key = 'k'.repeat(40)

let server: Server
let caller = 0

beforeAll(async () => {
  setLogLevel('off')
  server = await listen(0, documentRoutes(), key)
  process.env.WORKER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.WORKER_KEY = key
})
afterAll(async () => {
  delete process.env.WORKER_URL
  delete process.env.WORKER_KEY
  await new Promise((resolve) => server.close(resolve))
})

async function send(body: Uint8Array | string, address = `10.9.0.${++caller}`) {
  const answer = await POST(
    new Request('http://localhost:3000/api/citations/text', {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    }),
  )
  return { status: answer.status, ...(await answer.json()) }
}

const brief = contentSchema.parse({
  blocks: [
    { kind: 'paragraph', text: '대법원 2019. 1. 17. 선고 2018다24349 판결', id: 'a' },
    { kind: 'footnote', number: '1', text: '민법 제750조' },
  ],
})

it('gives the text of a document, notes and all', async () => {
  const { status, data } = await send(await writeDocument(brief, 'docx'))
  expect(status).toBe(200)
  expect(data.text).toContain('2018다24349')
  expect(data.text).toContain('민법 제750조')
  expect(data).toMatchObject({ isCut: false, unreadPages: [] })
})

it('cuts what is longer than can be checked, and says so', async () => {
  const { data } = await send(Buffer.from('가나다 '.repeat(20_000)))
  expect(data.isCut).toBe(true)
  expect(data.text).toHaveLength(longestText)
})

it.each([
  ['an empty file', '', 'empty'],
  ['a broken archive', Buffer.from('PK\u0003\u0004 no archive'), 'broken'],
  ['a file that is too large', new Uint8Array(largestFile + 1), 'tooLarge'],
])('says why it does not read %s', async (_, body, document) => {
  const { status, error } = await send(body)
  expect(status).toBe(400)
  expect(error.details).toEqual({ document })
})

it('reads so many files of one address, and no more', async () => {
  const answers = []
  for (let each = 0; each < 21; each++) answers.push(await send('', '10.9.1.1'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
})

it('reads one file of an address at a time, so that nobody holds every place', async () => {
  const file = await writeDocument(brief, 'docx')
  const [other, ...own] = await Promise.all([
    send(file, '10.9.2.2'),
    send(file, '10.9.2.1'),
    send(file, '10.9.2.1'),
  ])
  expect(other.status).toBe(200)
  expect(own.map(({ status }) => status).sort()).toEqual([200, 400])
  const refused = own.find(({ status }) => status === 400)
  expect(refused?.error.details).toEqual({ document: 'busy' })
  expect((await send(file, '10.9.2.1')).status).toBe(200)
  // Addresses of one household count as one.
  const household = await Promise.all([
    send(file, '2001:db8:1:2::1'),
    send(file, '2001:db8:1:2::2'),
  ])
  expect(household.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('reads two files at once and asks the third to wait', async () => {
  const file = await writeDocument(brief, 'docx')
  const answers = await Promise.all([send(file), send(file), send(file)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400])
  expect(answers.find(({ status }) => status === 400)?.error.details).toEqual({ document: 'busy' })
})

/** @jest-environment node */

import { POST as makeDocument } from '@/app/api/saved/memo/documents/route'
import { POST as makeFile } from '@/app/api/saved/memo/route'
import { log } from '@/lib/log'
import { keepSource, writeRemark } from '@/lib/saved/actions'
import { readNotes, readSaved } from '@/lib/saved/data'
import { initialRemarkState, initialSaveState } from '@/lib/saved/form-state'
import { chosenSerials } from '@/lib/saved/memo/schema'
import { userClient } from '@/lib/supabase/clients'
import { apiRequest, read } from '@/tests/factories/api-call'
import {
  browser,
  type ChatSite,
  cookieStore,
  newBrowser,
  startChatSite,
} from '@/tests/factories/chat-site'
import { formOf as form } from '@/tests/lib/profile/action-results'

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.8' }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}))

let site: ChatSite
beforeAll(async () => {
  site = await startChatSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(log, level).mockImplementation(() => {})
  await newBrowser(site.supabase)
})
afterEach(() => jest.restoreAllMocks())

const entry = { serial: 101, issue: 0, quote: '', note: '준비서면 2쪽' }
const memo = (entries: object[]) => ({ title: '판례 메모', locale: 'ko', entries })
const post = (path: string, body: object) => apiRequest(path, body)
const file = (entries: object[], format = 'docx') =>
  makeFile(post('/api/saved/memo', { ...memo(entries), format }))

it('writes the chosen decisions as a file', async () => {
  for (const format of ['docx', 'hwpx']) {
    const made = await file([entry, { ...entry, serial: 102 }], format)
    expect(made.status).toBe(200)
    expect(made.headers.get('content-disposition')).toContain(`.${format}`)
    expect((await made.arrayBuffer()).byteLength).toBeGreaterThan(1500)
  }
  expect((await file([entry], 'exe')).status).toBe(400)
  expect((await file([])).status).toBe(400)
})

it('takes a quote that the decision has, and names the decision that does not have one', async () => {
  const wrong = { ...entry, quote: '이 판결에 없는 문장이므로 인용할 수 없다' }
  const refused = await read(
    await file([entry, { ...wrong, serial: 102 }, { ...entry, serial: 999999 }]),
  )
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { details: { gone: ['999999'], quote: ['102'] } } },
  })
})

it('puts the memo into the library of whoever asks', async () => {
  const made = await read(await makeDocument(post('/api/saved/memo/documents', memo([entry]))))
  expect(made).toMatchObject({ status: 201, body: { data: { document: { name: '판례 메모' } } } })
})

it('begins with one’s own notes, which nobody else reads', async () => {
  await keepSource(initialSaveState, form({ kind: 'decision', reference: '101' }))
  const db = await userClient()
  const { data } = await db.auth.getUser()
  const userId = data.user?.id ?? ''
  const [saved] = await readSaved(db, userId, {}, [0, 9])
  await writeRemark(initialRemarkState, form({ id: saved?.id ?? '', note: '핵심 판례' }))
  expect(await readNotes(db, userId, ['101', '102'])).toEqual(new Map([['101', '핵심 판례']]))
  await newBrowser(site.supabase)
  expect(await readNotes(await userClient(), userId, ['101'])).toEqual(new Map())
})

it('asks visitors to sign in', async () => {
  browser.jar = new Map()
  expect((await file([entry])).status).toBe(401)
  expect((await makeDocument(post('/api/saved/memo/documents', memo([entry])))).status).toBe(401)
})

it('reads from an address each decision once, in the order of the choice', () => {
  expect(chosenSerials(['102', '101', 'x', '102', '../1'])).toEqual([102, 101])
})

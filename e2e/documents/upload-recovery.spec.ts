import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type Request, test } from '@playwright/test'
import postgres from 'postgres'
import { sampleFiles } from '@/tests/factories/documents'
import { logInAs } from '../fixtures/accounts'
import { drawnLines, scannedFile } from '../fixtures/mixed-files'
import { killProcess, pidOf, type StackProcess } from '../fixtures/stack-processes'
import { chooseFile, openFiles, partsSent } from '../fixtures/uploads'

/**
 * The site and the worker are killed with -9 while they take or read a document. Runs with the specs that kill
 * (see playwright.config.ts), one test at a time.
 */
test.describe.configure({ timeout: 240_000 })

const recoveryMs = 60_000
/** What a killed worker held is given to the next one when its lease of a minute has ended. */
const leaseMs = 150_000

const megabyte = 1024 * 1024
const name = '긴 계약서.pdf'
/** No two parts are alike, so that one in the place of another would show. */
const buffer = Buffer.concat([sampleFiles.pdf, randomBytes(12 * megabyte)])
const parts = Array.from({ length: 13 }, (_, no) => no)
const killedAt = 5

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Waits until the launcher has started a process anew. */
async function returns(which: StackProcess, before: number) {
  await expect.poll(() => pidOf(which) ?? before, { timeout: recoveryMs }).not.toBe(before)
}

/** Past the site, which may be away. */
async function fromDatabase<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const url = process.env.STACK_DATABASE
  if (!url) throw new Error('STACK_DATABASE is not set: only a stack made for tests may be killed.')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}

/** What the database and the storage hold of somebody; a stray is removed by housekeeping. */
const keptOf = (owner: string) =>
  fromDatabase(async (sql) => {
    const documents = await sql<{ key: string; sha256: string; bytes: number }[]>`
      select storage_key as key, sha256, bytes from public.documents where user_id = ${owner}`
    const objects = await sql<{ name: string; isStray: boolean }[]>`
      select o.name, exists (select from public.document_strays s where s.storage_key = o.name)
        as "isStray"
      from storage.objects o where o.bucket_id = 'documents' and o.name like ${`${owner}/%`}`
    return { documents: [...documents], objects: [...objects] }
  })

/** Begins an upload and kills the site when it has come to a request. @returns the parts that are sent */
async function uploadUntilKilled(page: Page, isThen: (request: Request) => boolean) {
  const sent = partsSent(page)
  const reached = page.waitForRequest(isThen)
  await chooseFile(page, name, buffer)
  await reached
  return { before: killProcess('site'), sent }
}

/** The only document of whoever is signed in; null while there is none, or no site to ask. */
async function onlyDocument(page: Page) {
  const answer = await page.request.get('/api/documents').catch(() => null)
  if (!answer?.ok()) return null
  const { documents } = (await answer.json()).data as { documents: { id: string; name: string }[] }
  return documents.length === 1 ? (documents[0] ?? null) : null
}

/** The file is kept once, byte for byte, and no upload is open any more. */
async function isKeptWhole(page: Page, owner: string) {
  const document = await onlyDocument(page)
  const file = await page.request.get(`/api/documents/${document?.id}`)
  expect(file.status()).toBe(200)
  expect(digestOf(await file.body())).toBe(digestOf(buffer))
  const open = await page.request.get('/api/documents/uploads')
  expect((await open.json()).data.uploads).toEqual([])
  const { documents, objects } = await keptOf(owner)
  expect(documents).toMatchObject([{ sha256: digestOf(buffer), bytes: buffer.length }])
  const kept = objects.filter(({ isStray }) => !isStray).map((each) => each.name)
  expect(kept).toEqual(documents.map(({ key }) => key))
}

test('the site dies while a part is on its way, and the upload goes on by itself', async ({
  page,
}) => {
  const { id: owner } = await logInAs(page, 'user')
  await openFiles(page)
  const { before, sent } = await uploadUntilKilled(page, (request) =>
    request.url().endsWith(`/parts/${killedAt}`),
  )
  await expect(page.getByText('연결이 끊겼습니다', { exact: false })).toBeVisible()
  expect((await keptOf(owner)).documents).toEqual([])
  await returns('site', before)
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: recoveryMs })
  // What was stored before is not sent again.
  expect(sent.filter((no) => no < killedAt)).toEqual(parts.slice(0, killedAt))
  expect([...new Set(sent)]).toEqual(parts)
  await isKeptWhole(page, owner)
  // Of the parts nothing is left, not even for housekeeping.
  await expect.poll(async () => (await keptOf(owner)).objects.length).toBe(1)
})

test('the site dies while it puts the parts together, and the file is kept once', async ({
  page,
}) => {
  const { id: owner } = await logInAs(page, 'user')
  await openFiles(page)
  const { before, sent } = await uploadUntilKilled(
    page,
    (request) =>
      request.method() === 'POST' && /\/documents\/uploads\/[0-9a-f-]{36}$/.test(request.url()),
  )
  await returns('site', before)
  await expect
    .poll(async () => (await onlyDocument(page))?.name, { timeout: recoveryMs })
    .toBe(name)
  expect(sent).toEqual(parts)
  await openFiles(page)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('멈췄습니다', { exact: false })).toHaveCount(0)
  await isKeptWhole(page, owner)
})

const pages = 10
/** Recognising a page takes about a second and more: the worker is killed well before the last one. */
const scan = () =>
  scannedFile(
    '스캔.pdf',
    drawnLines(
      '제1조 비밀유지의 목적',
      '가. 계약을 해지한다',
      '나. 대금을 지급한다',
      '다. 손해를 배상한다',
    ),
    pages,
  )

const readingOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/documents/${id}/reading`)).json()).data as {
    state: string
    pages: number | null
    job: { progress: { step?: string } } | null
  }

/** Every job that there was of a document. */
const jobsOf = (id: string) =>
  fromDatabase(async (sql) => [
    ...(await sql<{ kind: string; state: string; attempts: number }[]>`
      select kind, state, attempts from public.jobs where subject = ${id} order by kind`),
  ])

/** Of a document in the index, which lies beside the note of the stack's processes. */
function indexFilesOf(owner: string, id: string): string[] {
  const data = path.dirname(path.dirname(process.env.STACK_PIDS ?? ''))
  return readdirSync(path.join(data, 'knowledge', owner)).filter((file) => file.startsWith(id))
}

test('the worker dies while it reads a document, which is read once by the next one', async ({
  page,
}) => {
  const { id: owner } = await logInAs(page, 'user')
  const { name: file, buffer: data } = await scan()
  const headers = {
    'x-file-name': encodeURIComponent(file),
    'content-type': 'application/octet-stream',
  }
  const stored = await page.request.post('/api/documents', { headers, data })
  expect(stored.status()).toBe(201)
  const { id } = (await stored.json()).data.document as { id: string }
  await expect
    .poll(async () => (await readingOf(page, id)).job?.progress.step, {
      intervals: [100],
      timeout: recoveryMs,
    })
    .toBe('recognizing')
  const before = killProcess('worker')

  // While nobody reads it, it waits: it has neither failed nor been read in part.
  expect((await readingOf(page, id)).state).toBe('waiting')
  await page.goto('/ai-chat/knowledge')
  const states = page.getByRole('region', { name: '문서', exact: true })
  const row = states.getByRole('listitem').filter({ hasText: file })
  await expect(row.getByText('읽는 중', { exact: true })).toBeVisible()
  await returns('worker', before)
  await expect
    .poll(async () => (await readingOf(page, id)).state, { timeout: leaseMs })
    .toBe('ready')
  await expect(row.getByText('찾을 수 있음', { exact: true })).toBeVisible({ timeout: recoveryMs })
  await expect(row).toHaveCount(1)

  expect(await jobsOf(id)).toEqual([
    { kind: 'documents.read', state: 'done', attempts: 2 },
    { kind: 'knowledge.index', state: 'done', attempts: 1 },
  ])
  expect((await readingOf(page, id)).pages).toBe(pages)
  const blocks = await page.request.get(`/api/documents/${id}/blocks`)
  const read = (await blocks.json()).data.parts as { page: number }[]
  expect(read.map((part) => part.page)).toEqual(Array.from({ length: pages }, (_, at) => at + 1))
  expect(indexFilesOf(owner, id)).toEqual([expect.stringMatching(/\.segment$/)])
  expect((await onlyDocument(page))?.id).toBe(id)
})

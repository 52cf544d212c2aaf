import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { log } from '@/lib/log'
import { makePage, readPage, writePage } from '@/lib/page-cache/kept-page'
import { createPageStore } from '@/lib/page-cache/page-store'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const page = (text: string) => makePage({ 'content-type': 'text/html' }, Buffer.from(text))
const store = (maxBytes = 1_000_000, memoryBytes = 1_000_000) =>
  createPageStore({ memoryBytes, disk: { folder, maxBytes } })
const textOf = async (from: ReturnType<typeof store>, edition: string, key: string) =>
  (await from.get(edition, key))?.body.toString('utf8')
const filesOf = () =>
  readdirSync(folder).flatMap((name) =>
    readdirSync(path.join(folder, name)).map((file) => path.join(folder, name, file)),
  )

it('a page outlives the process that made it', async () => {
  const first = store()
  await first.get('one', '/a')
  await first.set('one', '/a', page('<p>판결</p>'))
  const second = store()
  expect(await textOf(second, 'one', '/a')).toBe('<p>판결</p>')
  expect((await second.get('one', '/a'))?.headers['content-type']).toBe('text/html')
})

it('with another edition everything goes, from the disk too', async () => {
  const kept = store()
  await kept.get('one', '/a')
  await kept.set('one', '/a', page('old'))
  expect(await textOf(kept, 'two', '/a')).toBeUndefined()
  expect(filesOf()).toEqual([])
  await kept.set('one', '/b', page('late'))
  expect(await textOf(kept, 'two', '/b')).toBeUndefined()
})

it('the disk is held within its cap: the oldest make room', async () => {
  const cap = 10_000
  const kept = store(cap, 2500)
  await kept.get('one', '/0')
  for (let no = 0; no < 30; no += 1) await kept.set('one', `/${no}`, page('x'.repeat(1000)))
  const bytes = filesOf().reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(cap)
  expect(bytes).toBeGreaterThan(cap / 2)
  expect(await textOf(kept, 'one', '/0')).toBeUndefined()
  expect(await textOf(kept, 'one', '/28')).toBe('x'.repeat(1000))
})

it('a file that is cut off is no page', async () => {
  const first = store()
  await first.get('one', '/a')
  await first.set('one', '/a', page('whole'))
  const [file = ''] = filesOf()
  writeFileSync(file, writePage(page('whole')).subarray(0, -2))
  expect(await textOf(store(), 'one', '/a')).toBeUndefined()
  expect(readPage(Buffer.from('nothing'))).toBeNull()
})

it('without a disk that works, pages are kept in memory', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {})
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file in its place')
  const kept = store()
  await kept.get('one', '/a')
  await kept.set('one', '/a', page('kept'))
  expect(await textOf(kept, 'one', '/a')).toBe('kept')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('what was cleared is not read again, nor by a later process', async () => {
  const kept = store()
  await kept.get('one', '/a')
  await kept.set('one', '/a', page('wrong'))
  kept.clear()
  expect(await textOf(kept, 'one', '/a')).toBeUndefined()
  expect(await textOf(store(), 'one', '/a')).toBeUndefined()
})

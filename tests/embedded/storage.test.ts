/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeFiles, FileStorage } from '@/embedded/supabase/storage/files'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962'
const file = (text: string) => new Blob([text], { type: 'text/plain' })

beforeAll(async () => {
  supabase = await startSupabase()
  await supabase.admin().storage.createBucket('papers', { public: false })
})
afterAll(() => supabase.stop())

const papers = () => supabase.admin().storage.from('papers')

it('keeps a Blob with its type and gives it back', async () => {
  const { error } = await papers().upload(`${KEY}/a.txt`, file('임대차계약서'))
  expect(error).toBeNull()
  const { data } = await papers().download(`${KEY}/a.txt`)
  expect(await data?.text()).toBe('임대차계약서')
  expect(data?.type).toContain('text/plain')
})

it('keeps files that nobody else on the machine reads', async () => {
  await papers().upload(`${KEY}/mode.txt`, file('임대차계약서'))
  await papers().copy(`${KEY}/mode.txt`, `${KEY}/copied.txt`)
  const entries = await readdir(supabase.storageDir, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
    }),
  )
  expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700'])
  expect(((await stat(supabase.storageDir)).mode & 0o777).toString(8)).toBe('700')
})

it('closes what an earlier version left open', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'beopdap-files-'))
  await mkdir(path.join(root, 'papers'), { mode: 0o755 })
  await writeFile(path.join(root, 'papers', 'a'), 'x', { mode: 0o644 })
  await closeFiles(root)
  expect((await stat(path.join(root, 'papers'))).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(root, 'papers', 'a'))).mode & 0o777).toBe(0o600)
  await rm(root, { recursive: true })
})

it('keeps nothing of what broke off on its way', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'storage-'))
  const storage = new FileStorage(root)
  const broken = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(100_000))
      },
      pull(controller) {
        controller.error(new Error('cut'))
      },
    })
  const upload = (body: ReadableStream | Uint8Array) =>
    storage.uploadObject('papers', 'a', undefined, body, 'text/plain', '0')
  await expect(upload(broken())).rejects.toThrow('cut')
  expect(await readdir(path.join(root, 'papers'))).toEqual([])
  // What was there before stays as it was, its kind too.
  await upload(Buffer.from('whole'))
  await expect(upload(broken())).rejects.toThrow('cut')
  const { metadata } = await storage.getObject('papers', 'a')
  expect(metadata).toMatchObject({ size: 5, mimetype: 'text/plain' })
  expect(await readdir(path.join(root, 'papers'))).toHaveLength(2)
  await rm(root, { recursive: true })
})

it('keeps plain bytes', async () => {
  await papers().upload(`${KEY}/b.bin`, Buffer.from([0, 1, 255]), {
    contentType: 'application/pdf',
  })
  const { data } = await papers().download(`${KEY}/b.bin`)
  expect([...new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
    0, 1, 255,
  ])
  expect(data?.type).toBe('application/pdf')
})

it('does not overwrite unless asked', async () => {
  await papers().upload(`${KEY}/c.txt`, file('one'))
  expect((await papers().upload(`${KEY}/c.txt`, file('two'))).error).not.toBeNull()
  expect((await papers().upload(`${KEY}/c.txt`, file('two'), { upsert: true })).error).toBeNull()
  expect(await (await papers().download(`${KEY}/c.txt`)).data?.text()).toBe('two')
})

it('signs links that open without a key, one and many', async () => {
  await papers().upload(`${KEY}/d.txt`, file('signed'))
  const one = await papers().createSignedUrl(`${KEY}/d.txt`, 60)
  expect(await (await fetch(one.data?.signedUrl ?? '')).text()).toBe('signed')
  const many = await papers().createSignedUrls([`${KEY}/d.txt`, `${KEY}/missing`], 60)
  expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('signed')
  expect(many.data?.[1]?.error).toBeTruthy()
})

it('takes an upload through a signed link', async () => {
  const link = await papers().createSignedUploadUrl(`${KEY}/e.txt`)
  const { error } = await supabase
    .visitor()
    .storage.from('papers')
    .uploadToSignedUrl(`${KEY}/e.txt`, link.data?.token ?? '', file('by link'))
  expect(error).toBeNull()
  expect(await (await papers().download(`${KEY}/e.txt`)).data?.text()).toBe('by link')
})

it('removes', async () => {
  await papers().upload(`${KEY}/f.txt`, file('gone'))
  expect((await papers().remove([`${KEY}/f.txt`])).error).toBeNull()
  expect((await papers().download(`${KEY}/f.txt`)).error).not.toBeNull()
})

it('lets a visitor neither read nor write', async () => {
  await papers().upload(`${KEY}/g.txt`, file('private'))
  const visitor = supabase.visitor().storage.from('papers')
  expect((await visitor.download(`${KEY}/g.txt`)).error).not.toBeNull()
  expect((await visitor.upload(`${KEY}/h.txt`, file('no'))).error).not.toBeNull()
})

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { type KeptPage, readPage, writePage } from './kept-page'

export type DiskPages = {
  get(key: string): Promise<KeptPage | null>
  set(key: string, page: KeptPage): Promise<void>
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)

/** What the folder holds already, oldest first. */
async function filesIn(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{40}$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => ({ name, of: await stat(path.join(folder, name)) })),
  )
  found.sort((a, b) => a.of.mtimeMs - b.of.mtimeMs)
  return new Map(found.map(({ name, of }) => [name, of.size]))
}

/**
 * Pages of one edition in files of a folder of their own, at most `maxBytes` together: the oldest make room. The
 * folders of other editions are removed. Where the disk fails, nothing is kept, and nobody waits for it.
 */
export async function openDiskPages(
  folder: string,
  edition: string,
  maxBytes: number,
): Promise<DiskPages> {
  const own = path.join(folder, hash(edition))
  let files = new Map<string, number>()
  let total = 0
  let works = true
  const fail = (thrown: unknown) => {
    if (works) log.warn('pageCache.disk', { reason: thrown instanceof Error ? thrown.message : '' })
    works = false
  }
  try {
    await mkdir(own, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      if (name !== path.basename(own)) await rm(path.join(folder, name), { recursive: true })
    }
    files = await filesIn(own)
    total = [...files.values()].reduce((sum, size) => sum + size, 0)
  } catch (thrown) {
    fail(thrown)
  }

  async function makeRoom(): Promise<void> {
    for (const [name, size] of files) {
      if (total <= maxBytes) return
      files.delete(name)
      total -= size
      await rm(path.join(own, name), { force: true })
    }
  }

  return {
    async get(key) {
      const name = hash(key)
      if (!files.has(name)) return null
      try {
        return readPage(await readFile(path.join(own, name)))
      } catch {
        return null
      }
    },
    async set(key, page) {
      const name = hash(key)
      if (!works || files.has(name)) return
      const bytes = writePage(page)
      files.set(name, bytes.length)
      total += bytes.length
      try {
        await makeRoom()
        const file = path.join(own, name)
        // Whole or not there: another copy may read it, and this one may be ended.
        await writeFile(`${file}.${process.pid}`, bytes, { mode: 0o600 })
        await rename(`${file}.${process.pid}`, file)
      } catch (thrown) {
        fail(thrown)
      }
    },
  }
}

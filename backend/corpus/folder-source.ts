import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isCorpusPath, largestFile, type Source, type SourceEntry } from './source'
import { SourceError } from './source-error'

/** Reads ahead of the parser: one file at a time leaves the disk idle. */
const readAhead = 32

/** Paths below `root` in a fixed order. Links are not followed: a loop would never end. */
async function listFiles(root: string): Promise<string[]> {
  const found: string[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      const below = path.join(folder, entry.name)
      if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        open.push(below)
      if (entry.isFile() && isCorpusPath(below)) found.push(below)
    }
  }
  return found.sort()
}

async function readOne(root: string, file: string): Promise<SourceEntry> {
  try {
    const full = path.join(root, file)
    const { size } = await stat(full)
    if (size > largestFile) return { path: file, reason: 'larger than 32 MB' }
    return { path: file, bytes: await readFile(full) }
  } catch (error) {
    return {
      path: file,
      reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
    }
  }
}

/** A folder in the legalize-kr layout, or one file of it. */
export async function openFolder(root: string, name = root): Promise<Source> {
  const files = await listFiles(root).catch((error: unknown) => {
    throw new SourceError('unreadable', `${name}: the folder cannot be read`, { cause: error })
  })
  if (files.length === 0)
    throw new SourceError('empty', `${name}: no Markdown file of a statute or decision is in it`)
  let taken = 0
  return {
    name,
    fraction: () => taken / files.length,
    close: async () => {},
    async *entries() {
      const ahead: Promise<SourceEntry>[] = []
      let next = 0
      while (taken < files.length) {
        while (ahead.length < readAhead && next < files.length)
          ahead.push(readOne(root, files[next++] as string))
        const entry = await (ahead.shift() as Promise<SourceEntry>)
        taken += 1
        yield entry
      }
    },
  }
}

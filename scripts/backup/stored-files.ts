import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A file that is being written is `<name>.<process>.<time>` until it is whole. */
const COMPLETE_FILE = /^[0-9a-f]{64}(\.json)?$/

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return null
}

/** The files of the embedded storage, by their place below its folder. */
export async function* storedFiles(
  folder: string,
): AsyncGenerator<{ file: string; bytes: Buffer }> {
  // Nobody has stored anything yet.
  const names = await readdir(folder, { recursive: true }).catch(unlessMissing)
  for (const name of names?.sort() ?? []) {
    if (!COMPLETE_FILE.test(path.basename(name))) continue
    // Null: deleted since the folder was read.
    const bytes = await readFile(path.join(folder, name)).catch(unlessMissing)
    if (bytes) yield { file: `storage/${name.split(path.sep).join('/')}`, bytes }
  }
}

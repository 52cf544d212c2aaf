import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { memberName } from './manifest'

/** A file to be, named by its place in the archive. */
export type Member = { name: string; from: string | Buffer }

async function add(archive: Pack, { name, from }: Member): Promise<void> {
  const bytes = typeof from === 'string' ? createReadStream(from) : Readable.from([from])
  const size = typeof from === 'string' ? (await stat(from)).size : from.length
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    pipeline(bytes, entry).catch(reject)
  })
}

async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes an archive under a temporary name, has it written to the disk, and only then gives it its own:
 * whatever happens, a file of that name is whole.
 * @returns its size
 */
export async function writeArchive(file: string, members: AsyncIterable<Member>): Promise<number> {
  const partial = `${file}.partial`
  const archive = pack()
  const fill = async () => {
    for await (const member of members) await add(archive, member)
    archive.finalize()
  }
  const written = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600 }))
  await Promise.all([written, fill()])
  await sync(partial)
  await rename(partial, file)
  await sync(path.dirname(file))
  return (await stat(file)).size
}

/**
 * Unpacks an archive into a folder.
 * @throws Error for a damaged archive, or one that holds something else than a backup does.
 */
export async function readArchive(file: string, folder: string): Promise<void> {
  const archive = extract()
  const seen = new Set<string>()
  const read = async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header
      if (type !== 'file' || !memberName.test(name)) throw new Error(`a backup holds no ${name}`)
      if (seen.has(name)) throw new Error(`the archive holds ${name} twice`)
      seen.add(name)
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await pipeline(entry, createWriteStream(target, { mode: 0o600 }))
    }
  }
  await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), read()])
}

import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { isCorpusPath, largestFile, type Source, type SourceEntry } from './source'
import { SourceError } from './source-error'

type Packing = 'gzip' | 'xz' | 'none'

/** By what the file begins with: a name can lie. */
async function packingOf(file: string): Promise<Packing> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(6), 0, 6, 0)
    if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip'
    if (bytesRead === 6 && buffer.toString('latin1') === '\xfd7zXZ\0') return 'xz'
    return 'none'
  } finally {
    await handle.close()
  }
}

/** The system's xz, since Node has none. Its failure (missing, damaged input) fails the stream. */
function unxz(input: Readable): Readable {
  const program = spawn('xz', ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const output = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) })
  pipeline(input, program.stdin, () => {})
  program.stdout.pipe(output, { end: false })
  program.once('error', () =>
    output.destroy(
      new SourceError('unsupported', 'a .tar.xz needs the xz program, which is not installed'),
    ),
  )
  program.once('close', (code) =>
    code === 0 ? output.end() : output.destroy(new Error('xz: the data is damaged or cut off')),
  )
  output.once('close', () => program.kill())
  return output
}

type TarEntry = AsyncIterable<unknown> & { header: { size: number }; resume(): unknown }

async function wholeEntry(entry: TarEntry): Promise<Uint8Array | null> {
  if (entry.header.size > largestFile) {
    entry.resume()
    return null
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of entry) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** A tar file, also gzip or xz packed, read as it streams by; nothing is unpacked on disk. */
export async function openArchive(file: string): Promise<Source> {
  const { size } = await stat(file)
  const packing = await packingOf(file)
  let read = 0
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  raw.on('data', (chunk) => {
    read += chunk.length
  })
  raw.pause()

  async function* entries(): AsyncGenerator<SourceEntry> {
    const tar = extract()
    let failure: Error | null = null
    // Ending the tar early, not destroying it, lets its readers see the cut instead of waiting for ever.
    const fail = (error: Error) => {
      failure ??= error
      tar.end(null)
    }
    const packed = packing === 'xz' ? unxz(raw) : raw
    const unpacked = packing === 'gzip' ? packed.pipe(createGunzip()) : packed
    for (const stage of new Set([packed, unpacked])) stage.on('error', fail)
    unpacked.pipe(tar as unknown as NodeJS.WritableStream)
    let seen = 0
    try {
      for await (const entry of tar) {
        seen += 1
        const name = entry.header.name.normalize('NFC')
        if (entry.header.type !== 'file' || !isCorpusPath(name)) {
          entry.resume()
          continue
        }
        const bytes = await wholeEntry(entry)
        yield bytes ? { path: name, bytes } : { path: name, reason: 'larger than 32 MB' }
      }
      if (failure) throw failure
    } catch (error) {
      const cause = failure ?? error
      if (cause instanceof SourceError) throw cause
      throw new SourceError(
        'damaged',
        `${file}: the archive is damaged or cut off after ${seen} entries`,
        { cause },
      )
    }
    if (seen === 0)
      throw new SourceError('damaged', `${file}: this is not a tar archive, or an empty one`)
  }

  return {
    name: file,
    fraction: () => (size === 0 ? null : read / size),
    entries,
    close: async () => {
      raw.destroy()
    },
  }
}

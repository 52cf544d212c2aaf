import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ReadRefusal } from './read-refusal'

/** The files of an archive by their paths, unpacked. */
export type ZipParts = Map<string, Uint8Array>

const mostEntries = 2_000
const mostBytes = 200 * 1024 * 1024
/** XML of long tables packs well, but not so well. */
const mostRatio = 200
/** Below this, no ratio makes a bomb. */
const harmless = 1024 * 1024

const isXml = (name: string) => /\.(?:xml|rels|rdf|hpf|vml)$/i.test(name)

const open = (bytes: Uint8Array) =>
  new Promise<ZipFile>((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Sizes are checked while unpacking; paths that lead out of the archive are refused by yauzl itself.
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) reject(error ?? new ReadRefusal('broken'))
      else resolve(zip)
    })
  })

const unpack = (zip: ZipFile, entry: Entry) =>
  new Promise<Uint8Array>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error ?? new ReadRefusal('broken'))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    })
  })

function checkSize(entry: Entry, total: number): void {
  if (entry.isEncrypted()) throw new ReadRefusal('password')
  const unpacked = entry.uncompressedSize
  if (total > mostBytes) throw new ReadRefusal('hostile')
  if (unpacked > harmless && unpacked > mostRatio * entry.compressedSize)
    throw new ReadRefusal('hostile')
}

/** A document type can name entities that grow without end; no office program writes one. */
function checkXml(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096))
  if (/<!DOCTYPE/i.test(start.toString('latin1').replaceAll('\0', '')))
    throw new ReadRefusal('hostile')
}

/**
 * Unpacks an archive within limits: so many files, so many bytes, packed so well and no better, and every
 * size as its directory says. What is refused is refused before it is unpacked.
 */
export async function openZip(bytes: Uint8Array): Promise<ZipParts> {
  try {
    const zip = await open(bytes)
    if (zip.entryCount > mostEntries) throw new ReadRefusal('hostile')
    return await new Promise<ZipParts>((resolve, reject) => {
      const parts: ZipParts = new Map()
      let total = 0
      zip.on('error', reject)
      zip.on('end', () => resolve(parts))
      zip.on('entry', (entry: Entry) => {
        const take = async () => {
          total += entry.uncompressedSize
          checkSize(entry, total)
          if (!entry.fileName.endsWith('/')) {
            const content = await unpack(zip, entry)
            if (isXml(entry.fileName)) checkXml(content)
            parts.set(entry.fileName, content)
          }
          zip.readEntry()
        }
        take().catch(reject)
      })
      zip.readEntry()
    })
  } catch (error) {
    if (error instanceof ReadRefusal) throw error
    const reason = error instanceof Error ? error.message : ''
    throw new ReadRefusal(
      /too many bytes|invalid relative path|absolute path/i.test(reason) ? 'hostile' : 'broken',
    )
  }
}

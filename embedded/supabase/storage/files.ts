import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { z } from 'zod'

type Metadata = {
  cacheControl: string
  contentLength: number
  size: number
  mimetype: string
  lastModified: Date
  eTag: string
  httpStatusCode: number
}
type Body = Buffer | Uint8Array | ReadableStream | NodeReadableStream

const storedMetadataSchema = z.object({ mimetype: z.string(), cacheControl: z.string() })

/** What people upload is read by nobody else on the machine. */
const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** Closes what an earlier version left open to everybody on the machine. */
export async function closeFiles(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  if (entries.length > 0) await chmod(root, OWNER_ONLY_FOLDER)
  for (const entry of entries) {
    const mode = entry.isDirectory() ? OWNER_ONLY_FOLDER : OWNER_ONLY
    await chmod(path.join(entry.parentPath, entry.name), mode)
  }
}

/**
 * Objects as files: `<root>/<bucket>/<digest of the key>`, so that a key never is a path. Versions
 * are ignored: lite writes without one and reads with one.
 */
export class FileStorage {
  readonly driver = null

  constructor(private readonly root: string) {}

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const file = this.fileOf(bucket, key)
    await this.makeFolder(file)
    const partial = `${file}.${process.pid}.${Date.now()}`
    try {
      const handle = await open(partial, 'w', OWNER_ONLY)
      const source = body instanceof Uint8Array ? Readable.from([body]) : toReadable(body)
      await pipeline(source, handle.createWriteStream())
      await writeFile(`${partial}.json`, JSON.stringify({ mimetype: contentType, cacheControl }), {
        mode: OWNER_ONLY,
      })
      await rename(`${partial}.json`, `${file}.json`)
      await rename(partial, file)
    } catch (error) {
      // A full disk would stay full, and an upload that broke off would lie there for ever.
      await rm(partial, { force: true })
      await rm(`${partial}.json`, { force: true })
      throw error
    }
    return this.headObject(bucket, key)
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key)
    const stream = createReadStream(this.fileOf(bucket, key))
    return { metadata, httpStatusCode: 200, body: Readable.toWeb(stream) as NodeReadableStream }
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const file = this.fileOf(bucket, key)
    const { size, mtime } = await stat(file)
    const kept = storedMetadataSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')))
    return {
      ...kept,
      contentLength: size,
      size,
      lastModified: mtime,
      eTag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      httpStatusCode: 200,
    }
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    bucket: string,
    destination: string,
  ): Promise<Metadata> {
    const from = this.fileOf(sourceBucket, source)
    const target = this.fileOf(bucket, destination)
    await this.makeFolder(target)
    await copyFile(`${from}.json`, `${target}.json`)
    await copyFile(from, target)
    return this.headObject(bucket, destination)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await rm(this.fileOf(bucket, key), { force: true })
    await rm(`${this.fileOf(bucket, key)}.json`, { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('image transformations are not part of the embedded storage')
  }

  private async makeFolder(file: string): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER })
  }

  private fileOf(bucket: string, key: string): string {
    const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex')
    return path.join(this.root, bucket.replace(/[^\w-]/g, '_'), name)
  }
}

const toReadable = (body: ReadableStream | NodeReadableStream): Readable =>
  Readable.fromWeb(body as NodeReadableStream)

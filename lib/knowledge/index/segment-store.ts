import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { firstBytes, headBytes, readSegment, type Segment } from './segment'

/** One document as it stands in the index: its owner, its id, and what its content is known by. */
export type SegmentName = { owner: string; document: string; version: string }

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Bytes of a file, each range of its own, so that words of four bytes may lie over it. */
function readRanges(file: string, ranges: readonly (readonly [number, number])[]): Uint8Array[] {
  const handle = openSync(file, 'r')
  try {
    return ranges.map(([from, to]) => {
      const bytes = new Uint8Array(new ArrayBuffer(to - from))
      const read = readSync(handle, bytes, 0, bytes.length, from)
      if (read !== bytes.length) throw new Error('a segment was cut short')
      return bytes
    })
  } finally {
    closeSync(handle)
  }
}

const readStart = (file: string, length: number): Uint8Array => {
  const [bytes = new Uint8Array()] = readRanges(file, [[0, length]])
  return bytes
}

function filesOf(folder: string, document: string, keptVersion?: string): string[] {
  try {
    return readdirSync(folder)
      .filter(
        (name) =>
          name.startsWith(`${document}.`) &&
          !(keptVersion && name.startsWith(`${document}.${keptVersion}.`)),
      )
      .map((name) => path.join(folder, name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

type Open = { segment: Segment; file: string; bytes: number }

/**
 * Segments on disk, `<folder>/<owner>/<document>.<version>.segment`, loaded when they are asked for; those not
 * asked for the longest are let go when they come to more than the cap. A cache of what the database holds.
 */
export class SegmentStore {
  readonly #open: LRUCache<string, Open>

  constructor(
    private readonly folder: string,
    mostBytes: number,
  ) {
    this.#open = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes })
  }

  #file({ owner, document, version }: SegmentName): string {
    return path.join(this.folder, owner, `${document}.${version}.segment`)
  }

  /** Whole or not at all. */
  write(name: SegmentName, bytes: Uint8Array): void {
    const file = this.#file(name)
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const temporary = `${file}.${process.pid}.new`
    writeFileSync(temporary, bytes, { mode: 0o600 })
    renameSync(temporary, file)
    this.#open.delete(file)
  }

  /** Null when it is not there, or of another version of this program. */
  read(name: SegmentName): Segment | null {
    const file = this.#file(name)
    const open = this.#open.get(file)
    if (open) return open.segment
    try {
      const bytes = headBytes(readStart(file, firstBytes))
      const segment = readSegment(readStart(file, bytes))
      this.#open.set(file, { segment, file, bytes: Math.max(1, bytes) })
      return segment
    } catch (error) {
      if (!isMissing(error)) rmSync(file, { force: true })
      return null
    }
  }

  /** The path and text of passages. */
  readTexts(
    name: SegmentName,
    segment: Segment,
    passages: readonly number[],
  ): { path: string; text: string }[] {
    const decoder = new TextDecoder()
    return readRanges(
      this.#file(name),
      passages.map((passage) => [segment.texts[passage] ?? 0, segment.texts[passage + 1] ?? 0]),
    ).map((bytes) => {
      const [head = '', text = ''] = decoder.decode(bytes).split('\u0001')
      return { path: head, text }
    })
  }

  /** Removes everything of an owner's document, or of the owner. */
  remove(owner: string, document?: string, keptVersion?: string): void {
    const folder = path.join(this.folder, owner)
    const prefix = document ? path.join(folder, `${document}.`) : folder
    for (const file of [...this.#open.keys()])
      if (file.startsWith(prefix) && !(keptVersion && file.includes(`.${keptVersion}.`)))
        this.#open.delete(file)
    if (!document) rmSync(folder, { recursive: true, force: true })
    else for (const file of filesOf(folder, document, keptVersion)) rmSync(file, { force: true })
  }

  /** Bytes held in memory. */
  get held(): number {
    return this.#open.calculatedSize
  }
}

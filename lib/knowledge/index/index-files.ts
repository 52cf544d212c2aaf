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

/** One document as it stands in the index: its owner, its id, and what its content is known by. */
export type SegmentName = { owner: string; document: string; version: string }

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Bytes of a file, each range of its own, so that words of four bytes may lie over it. */
export function readRanges(
  file: string,
  ranges: readonly (readonly [number, number])[],
): Uint8Array<ArrayBuffer>[] {
  const handle = openSync(file, 'r')
  try {
    return ranges.map(([from, to]) => {
      const bytes = new Uint8Array(new ArrayBuffer(to - from))
      const read = readSync(handle, bytes, 0, bytes.length, from)
      if (read !== bytes.length) throw new Error('a file of the index was cut short')
      return bytes
    })
  } finally {
    closeSync(handle)
  }
}

/** What of a file is held in memory, and how many bytes it takes there. */
export type HeldPart<T extends object> = { value: T; bytes: number }

/**
 * Files of the index, `<folder>/<owner>/<document>.<version>.<ending>`, loaded when they are asked for; those not
 * asked for the longest are let go when they come to more than the cap. What is kept of a document, of whatever
 * kind, begins with its id, so that it goes with it.
 */
export class IndexFiles {
  readonly #open: LRUCache<string, HeldPart<object>>

  constructor(
    private readonly folder: string,
    mostBytes: number,
  ) {
    this.#open = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes })
  }

  pathOf({ owner, document, version }: SegmentName, ending: string): string {
    return path.join(this.folder, owner, `${document}.${version}.${ending}`)
  }

  /** The files of an owner. */
  list(owner: string): string[] {
    const folder = path.join(this.folder, owner)
    try {
      return readdirSync(folder).map((name) => path.join(folder, name))
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  /** Whole or not at all. */
  write(file: string, bytes: Uint8Array): void {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const temporary = `${file}.${process.pid}.new`
    writeFileSync(temporary, bytes, { mode: 0o600 })
    renameSync(temporary, file)
    this.#open.delete(file)
  }

  /** Null when it is not there, or when `read` throws: then it is of another version of this program. */
  open<T extends object>(file: string, read: (file: string) => HeldPart<T>): T | null {
    const open = this.#open.get(file)
    // A file is only ever opened by the one reader of its ending.
    if (open) return open.value as T
    try {
      const { value, bytes } = read(file)
      this.#open.set(file, { value, bytes: Math.max(1, bytes) })
      return value
    } catch (error) {
      if (!isMissing(error)) rmSync(file, { force: true })
      return null
    }
  }

  /** Removes an owner's folder, or of a document the files that `isKept` does not name. */
  remove(owner: string, document?: string, isKept: (name: string) => boolean = () => false): void {
    const folder = path.join(this.folder, owner)
    if (!document) {
      for (const file of [...this.#open.keys()])
        if (path.dirname(file) === folder) this.#open.delete(file)
      rmSync(folder, { recursive: true, force: true })
      return
    }
    for (const file of this.list(owner)) {
      const name = path.basename(file)
      if (!name.startsWith(`${document}.`) || isKept(name)) continue
      this.#open.delete(file)
      rmSync(file, { force: true })
    }
  }

  /** Bytes held in memory. */
  get held(): number {
    return this.#open.calculatedSize
  }
}

import { type HeldPart, IndexFiles, readRanges, type SegmentName } from './index-files'
import { firstBytes, headBytes, readSegment, type Segment } from './segment'

export type { SegmentName } from './index-files'

const ending = 'segment'

const readStart = (file: string, length: number): Uint8Array => {
  const [bytes = new Uint8Array()] = readRanges(file, [[0, length]])
  return bytes
}

function openSegment(file: string): HeldPart<Segment> {
  const bytes = headBytes(readStart(file, firstBytes))
  return { value: readSegment(readStart(file, bytes)), bytes }
}

/** Segments on disk: a cache of what the database holds. */
export class SegmentStore {
  /** With whatever else is kept of the same documents, under one cap. */
  readonly files: IndexFiles

  constructor(folder: string, mostBytes: number) {
    this.files = new IndexFiles(folder, mostBytes)
  }

  /** Whole or not at all. */
  write(name: SegmentName, bytes: Uint8Array): void {
    this.files.write(this.files.pathOf(name, ending), bytes)
  }

  /** Null when it is not there, or of another version of this program. */
  read(name: SegmentName): Segment | null {
    return this.files.open(this.files.pathOf(name, ending), openSegment)
  }

  /** The path and text of passages. */
  readTexts(
    name: SegmentName,
    segment: Segment,
    passages: readonly number[],
  ): { path: string; text: string }[] {
    const decoder = new TextDecoder()
    return readRanges(
      this.files.pathOf(name, ending),
      passages.map((passage) => [segment.texts[passage] ?? 0, segment.texts[passage + 1] ?? 0]),
    ).map((bytes) => {
      const [head = '', text = ''] = decoder.decode(bytes).split('\u0001')
      return { path: head, text }
    })
  }

  /** Removes everything that is kept of an owner's document, or of the owner. */
  remove(owner: string, document?: string): void {
    this.files.remove(owner, document)
  }

  /** Removes what is kept of the other versions of a document, but for files of an ending that is named. */
  removeOthers({ owner, document, version }: SegmentName, keptEnding?: string): void {
    this.files.remove(
      owner,
      document,
      (name) =>
        name.startsWith(`${document}.${version}.`) ||
        (keptEnding !== undefined && name.endsWith(`.${keptEnding}`)),
    )
  }

  /** Bytes held in memory. */
  get held(): number {
    return this.files.held
  }
}

import path from 'node:path'
import type { IndexFiles, SegmentName } from '@/lib/knowledge/index/index-files'
import { productAt } from './int8-vector'
import { Nearest } from './nearest'
import { buildVectorFile, hashAt, openVectorFile, type VectorFile, vectorAt } from './vector-file'
import type { NearPassage, PassageVector, VectorStore } from './vector-store'

/** What files of vectors end with, whatever the model. */
export const vectorEnding = 'vectors'
const endingOf = (model: string) => `${model}.${vectorEnding}`

/**
 * Vectors in files beside the index of the same documents, under the same cap, all of them compared with each
 * question. There is no other copy of them: the cache of a holder is the files of that holder's documents.
 */
export class FlatStore implements VectorStore {
  constructor(private readonly files: IndexFiles) {}

  #open(name: SegmentName, model: string): VectorFile | null {
    return this.files.open(this.files.pathOf(name, endingOf(model)), openVectorFile)
  }

  async add(name: SegmentName, model: string, vectors: readonly PassageVector[]): Promise<void> {
    const [first] = vectors
    if (!first) return
    const open = this.#open(name, model)
    const all = new Map<number, PassageVector>()
    if (open?.dimension === first.vector.length)
      for (const [no, passage] of open.passages.entries())
        all.set(passage, { passage, hash: hashAt(open, no), vector: vectorAt(open, no) })
    for (const each of vectors) all.set(each.passage, each)
    this.files.write(this.files.pathOf(name, endingOf(model)), buildVectorFile([...all.values()]))
  }

  async known(
    { owner, document }: SegmentName,
    model: string,
    hashes: ReadonlySet<string>,
  ): Promise<Map<string, Int8Array>> {
    const found = new Map<string, Int8Array>()
    const isOwn = (file: string) => path.basename(file).startsWith(`${document}.`)
    const files = this.files.list(owner).filter((file) => file.endsWith(`.${endingOf(model)}`))
    for (const file of [...files.filter(isOwn), ...files.filter((file) => !isOwn(file))]) {
      if (found.size === hashes.size) break
      const open = this.files.open(file, openVectorFile)
      for (let no = 0; open && no < open.passages.length; no++) {
        const hash = hashAt(open, no)
        if (hashes.has(hash) && !found.has(hash)) found.set(hash, vectorAt(open, no))
      }
    }
    return found
  }

  async counts(
    names: readonly SegmentName[],
    model: string,
    dimension: number,
  ): Promise<Map<string, number>> {
    return new Map(
      names.flatMap((name): [string, number][] => {
        const open = this.#open(name, model)
        return open?.dimension === dimension ? [[name.document, open.passages.length]] : []
      }),
    )
  }

  async nearest(
    names: readonly SegmentName[],
    model: string,
    query: Float32Array,
    most: number,
  ): Promise<NearPassage[]> {
    const nearest = new Nearest(most)
    for (const name of names) {
      const open = this.#open(name, model)
      if (open?.dimension !== query.length) continue
      const { passages, factors, vectors } = open
      for (let no = 0; no < passages.length; no++) {
        const similarity = productAt(query, vectors, no * query.length) * (factors[no] ?? 0)
        if (similarity > nearest.least)
          nearest.add({ document: name.document, passage: passages[no] ?? 0, similarity })
      }
    }
    return nearest.sorted()
  }

  async removeOthers({ owner, document, version }: SegmentName, model: string): Promise<void> {
    const kept = `${document}.${version}.${endingOf(model)}`
    this.files.remove(
      owner,
      document,
      (name) => name === kept || !name.endsWith(`.${vectorEnding}`),
    )
  }

  async remove(owner: string, document: string): Promise<void> {
    this.files.remove(owner, document, (name) => !name.endsWith(`.${vectorEnding}`))
  }
}

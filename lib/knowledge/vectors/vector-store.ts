import type { SegmentName } from '@/lib/knowledge/index/index-files'

/** A passage of a document with what its text is known by, and its vector. */
export type PassageVector = { passage: number; hash: string; vector: Int8Array }
/** `similarity`: the cosine with the question. */
export type NearPassage = { document: string; passage: number; similarity: number }

/**
 * Where the vectors of people's passages lie. `model` names model, prefix and with them the space that vectors can
 * be compared in; what another made is not there. Every call names the owners whose documents are looked at.
 */
export interface VectorStore {
  /** Adds to what is there of this version of a document; vectors of another length give way. */
  add(name: SegmentName, model: string, vectors: readonly PassageVector[]): Promise<void>
  /** Vectors that the owner's documents have for the same texts: by hash, the document's own versions first. */
  known(
    name: SegmentName,
    model: string,
    hashes: ReadonlySet<string>,
  ): Promise<Map<string, Int8Array>>
  /** How many passages have vectors of a length, by document; a document without any is left out. */
  counts(
    names: readonly SegmentName[],
    model: string,
    dimension: number,
  ): Promise<Map<string, number>>
  /** The passages nearest to a unit vector, the nearest first. */
  nearest(
    names: readonly SegmentName[],
    model: string,
    query: Float32Array,
    most: number,
  ): Promise<NearPassage[]>
  /** Removes what other versions and other models left of a document. */
  removeOthers(name: SegmentName, model: string): Promise<void>
  /** Removes all that is kept of a document. */
  remove(owner: string, document: string): Promise<void>
}

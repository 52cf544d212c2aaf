import type { Sql } from '@/backend/db'
import { fingerprint, identify } from './identify'
import type { BatchFile } from './parse-batch'
import type { CorpusFile } from './source'

/** What becomes of a file: parsed, or one of the reasons why it is not. */
export type FileDecision =
  | { take: BatchFile }
  | { skip: 'unchanged' | 'excluded' | 'superseded' }
  | { bad: string }

/** Decides about files by what the store holds and what this run has seen. */
export class KnownFiles {
  readonly #seen = new Set<string>()

  private constructor(
    private readonly hashes: Map<string, string>,
    private readonly editions: Map<string, string>,
    private readonly excluded: ReadonlySet<string>,
  ) {}

  static async load(sql: Sql, excluded: ReadonlySet<string>): Promise<KnownFiles> {
    const hashes = new Map<string, string>()
    const editions = new Map<string, string>()
    const decisions = await sql<{ key: string; hash: string }[]>`
      select serial::text as key, source_hash as hash from legal.decisions where not is_summary`
    for (const { key, hash } of decisions) hashes.set(`decision ${key}`, hash)
    const laws = await sql<{ key: string; hash: string; day: string | null }[]>`
      select law_id as key, source_hash as hash, promulgated_on as day from legal.laws where not is_summary`
    for (const { key, hash, day } of laws) {
      hashes.set(`law ${key}`, hash)
      if (day) editions.set(key, day)
    }
    return new KnownFiles(hashes, editions, excluded)
  }

  has(kind: 'decision' | 'law', key: string): boolean {
    return this.hashes.has(`${kind} ${key}`)
  }

  classify({ path, bytes }: CorpusFile): FileDecision {
    const identity = identify(bytes)
    if (!identity) return { bad: 'its front matter names neither 판례일련번호 nor 법령ID' }
    const { kind, key } = identity
    if (kind === 'decision' && this.excluded.has(key)) return { skip: 'excluded' }
    const name = `${kind} ${key}`
    // The first of two files of one key wins, in every run the same.
    if (this.#seen.has(name)) return { skip: 'superseded' }
    this.#seen.add(name)
    const sourceHash = fingerprint(bytes)
    if (this.hashes.get(name) === sourceHash) return { skip: 'unchanged' }
    if (kind === 'law') {
      const known = this.editions.get(key)
      if (known && identity.promulgatedOn && identity.promulgatedOn < known)
        return { skip: 'superseded' }
    }
    return { take: { path, bytes, kind, sourceHash } }
  }
}

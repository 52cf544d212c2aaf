import { z } from 'zod'
import type { SegmentName } from '@/lib/knowledge/index/index-files'
import type { NearPassage, PassageVector, VectorStore } from './vector-store'

/** Runs one statement with its values, and answers its rows. */
export type RunStatement = (text: string, values: unknown[]) => Promise<readonly unknown[]>

const nearSchema = z.array(
  z.object({ document: z.string(), passage: z.number().int(), similarity: z.number() }),
)
const countSchema = z.array(z.object({ document: z.string(), passages: z.number().int() }))
const knownSchema = z.array(z.object({ hash: z.string(), vector: z.string() }))

const written = (vector: ArrayLike<number>) => `[${Array.from(vector).join(',')}]`
/** What pgvector writes for whole numbers is JSON. */
const numbersSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.number()))

/** Which versions of which documents, as two arrays of one length. */
const listed = (names: readonly SegmentName[]) => [
  names.map(({ document }) => document),
  names.map(({ version }) => version),
]
const among = `join unnest($1::uuid[], $2::text[]) as n (document_id, version)
  on n.document_id = v.document_id and n.version = v.version`

/**
 * Vectors in `private.knowledge_vectors`, for workers that share no disk. There is that table only where the
 * database has pgvector. Whole numbers as in the files: only directions are compared. A document's rows go with
 * the document, by the database itself.
 */
export class PgvectorStore implements VectorStore {
  constructor(private readonly run: RunStatement) {}

  async add(name: SegmentName, model: string, vectors: readonly PassageVector[]): Promise<void> {
    const [first] = vectors
    if (!first) return
    const { owner, document, version } = name
    await this.run(
      `delete from private.knowledge_vectors where document_id = $1 and version = $2
        and model = $3 and dimension <> $4`,
      [document, version, model, first.vector.length],
    )
    // A document that was deleted meanwhile has no row to refer to, and gets none.
    await this.run(
      `insert into private.knowledge_vectors
        (document_id, user_id, version, model, dimension, passage, hash, embedding)
      select d.id, d.user_id, $3, $4, $5, t.passage, t.hash, t.embedding::vector
      from unnest($6::integer[], $7::text[], $8::text[]) as t (passage, hash, embedding)
      join public.documents d on d.id = $1 and d.user_id = $2
      on conflict (document_id, version, model, passage)
        do update set hash = excluded.hash, embedding = excluded.embedding`,
      [
        document,
        owner,
        version,
        model,
        first.vector.length,
        vectors.map(({ passage }) => passage),
        vectors.map(({ hash }) => hash),
        vectors.map(({ vector }) => written(vector)),
      ],
    )
  }

  async known(
    { owner, document }: SegmentName,
    model: string,
    hashes: ReadonlySet<string>,
  ): Promise<Map<string, Int8Array>> {
    const rows = await this.run(
      `select distinct on (hash) hash, embedding::text as vector from private.knowledge_vectors
        where user_id = $1 and model = $3 and hash = any ($4::text[])
        order by hash, document_id <> $2`,
      [owner, document, model, [...hashes]],
    )
    const known = knownSchema.parse(rows)
    return new Map(
      known.map(({ hash, vector }) => [hash, Int8Array.from(numbersSchema.parse(vector))]),
    )
  }

  async counts(
    names: readonly SegmentName[],
    model: string,
    dimension: number,
  ): Promise<Map<string, number>> {
    const rows = await this.run(
      `select v.document_id::text as document, count(*)::integer as passages
        from private.knowledge_vectors v ${among}
        where v.model = $3 and v.dimension = $4 group by 1`,
      [...listed(names), model, dimension],
    )
    return new Map(countSchema.parse(rows).map(({ document, passages }) => [document, passages]))
  }

  async nearest(
    names: readonly SegmentName[],
    model: string,
    query: Float32Array,
    most: number,
  ): Promise<NearPassage[]> {
    // Vectors of another length cannot be compared: they are left out before any is.
    const rows = await this.run(
      `with kept as materialized (
        select v.document_id, v.passage, v.embedding from private.knowledge_vectors v ${among}
        where v.model = $3 and v.dimension = $4)
      select document_id::text as document, passage, 1 - (embedding <=> $5::vector) as similarity
        from kept order by embedding <=> $5::vector, document_id, passage limit $6`,
      [...listed(names), model, query.length, written(query), most],
    )
    return nearSchema.parse(rows)
  }

  async removeOthers({ document, version }: SegmentName, model: string): Promise<void> {
    await this.run(
      `delete from private.knowledge_vectors
        where document_id = $1 and (version <> $2 or model <> $3)`,
      [document, version, model],
    )
  }

  async remove(owner: string, document: string): Promise<void> {
    await this.run(
      'delete from private.knowledge_vectors where document_id = $1 and user_id = $2',
      [document, owner],
    )
  }
}

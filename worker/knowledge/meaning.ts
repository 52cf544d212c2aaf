import type postgres from 'postgres'
import { env } from '@/lib/env'
import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import type { Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { FlatStore } from '@/lib/knowledge/vectors/flat-store'
import { PgvectorStore } from '@/lib/knowledge/vectors/pgvector-store'
import { Embedder, embeddingSetting } from '@/lib/knowledge/vectors/service'

/** Who makes vectors and where they lie, as it is set; null where documents are searched by words alone. */
export function meaningAsSet(sql: postgres.Sql, { files }: SegmentStore): Meaning | null {
  const setting = embeddingSetting()
  if (!setting) return null
  const isInDatabase = env().EMBEDDINGS_STORE === 'pgvector'
  const vectors = isInDatabase
    ? new PgvectorStore((text, values) =>
        sql.unsafe(text, values as postgres.ParameterOrJSON<never>[]),
      )
    : new FlatStore(files)
  return { embedder: new Embedder(setting), vectors }
}

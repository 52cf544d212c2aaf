import type { Sql, Transaction } from '@/backend/db'
import type { ParsedBatch } from './parse-batch'

/** Writes what the batch changed; called in the transaction that replaced the texts. */
export type RecordChanges = (tx: Transaction) => Promise<void>

/**
 * Whether an import of this source tells what is new. Until one has read the whole of it, imports fill
 * the store: every text would be a change, and nobody was waiting for any of them.
 */
export async function hasEarlierImport(sql: Sql, source: string): Promise<boolean> {
  const [row] = await sql`
    select from legal.imports where source = ${source} and outcome = 'done' limit 1`
  return row !== undefined
}

/**
 * Keeps, before a batch replaces them, the texts that its changes are told by. A summary that is
 * replaced by the full text is a new decision, but no changed law: its articles were never whole.
 * @returns writes the changes once the batch is in.
 */
export async function keepFormerTexts(
  tx: Transaction,
  batch: Pick<ParsedBatch, 'serials' | 'lawIds'>,
  importId: number,
): Promise<RecordChanges> {
  const known = await tx<{ serial: number }[]>`
    select serial from legal.decisions
    where serial = any(${batch.serials}::int[]) and not is_summary`
  const knownSerials = known.map(({ serial }) => serial)
  const laws = await tx<{ law_id: string }[]>`
    select law_id from legal.laws
    where law_id = any(${batch.lawIds}::text[]) and not is_summary`
  const knownLaws = laws.map(({ law_id }) => law_id)
  await tx`
    create temporary table former_articles on commit drop as
    select law_id, no, position, body from legal.articles
    where law_id = any(${knownLaws}::text[])`

  return async (after) => {
    await after`
      insert into legal.changes (import_id, kind, serial)
      select ${importId}::bigint, 'decision', serial from unnest(${batch.serials}::int[]) as written (serial)
      where serial <> all(${knownSerials}::int[])`
    await after`
      insert into legal.changes (import_id, kind, law_id, article_no, old_text, new_text)
      select ${importId}::bigint, 'article', law_id, no, former.body, present.body
      from former_articles former
      full join (
        select law_id, no, position, body from legal.articles
        where law_id = any(${knownLaws}::text[])
      ) present using (law_id, no)
      where former.body is distinct from present.body
      order by law_id, coalesce(present.position, former.position)`
  }
}

/**
 * Candidates that new decisions brought, once the graph is built: of this import, and of those broken
 * off before it, whose decisions have no graph until now.
 */
export async function recordOverruling(sql: Sql, importId: number): Promise<void> {
  await sql`
    with fresh as (
      select serial from legal.changes
      where kind = 'decision'
        and import_id in (select id from legal.imports where finished_at is null)
    )
    insert into legal.changes (import_id, kind, serial, by_serial)
    select ${importId}::bigint, 'overruling', serial, by_serial from legal.overruling_candidates
    where serial in (select serial from fresh) or by_serial in (select serial from fresh)
    on conflict do nothing`
}

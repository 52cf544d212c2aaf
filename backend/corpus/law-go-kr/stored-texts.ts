import type { Sql } from '@/backend/db'
import type { StoredTexts } from './api-source'

/** The decisions and the editions of statutes of which the store has the official text. */
export async function loadStoredTexts(
  sql: Sql,
  excluded: ReadonlySet<string>,
): Promise<StoredTexts> {
  const decisions = await sql<{ serial: string }[]>`
    select serial::text from legal.decisions where not is_summary`
  const editions = await sql<{ mst: string }[]>`
    select mst from legal.laws where mst is not null and not is_summary`
  return {
    decisions: new Set([...decisions.map(({ serial }) => serial), ...excluded]),
    editions: new Set(editions.map(({ mst }) => mst)),
  }
}

import type { Sql } from '@/backend/db'
import { inTransaction } from './session'

/**
 * Turns the sentences in which decisions change earlier ones into candidates, once the earlier
 * decision is known. Needs `reference_targets` of `resolveReferences`.
 */
export async function collectOverruling(sql: Sql): Promise<void> {
  await inTransaction(sql, async () => {
    await sql`delete from legal.overruling_candidates`
    await sql`
      insert into legal.overruling_candidates (serial, by_serial, sentence)
      select distinct on (earlier.serial, later.serial) earlier.serial, later.serial, mention.sentence
      from legal.overruling_mentions mention
      join reference_targets reference
        on reference.number = mention.number
        and reference.court is not distinct from mention.court
        and reference.judgment_date is not distinct from mention.judgment_date
      join legal.decisions earlier on earlier.serial = reference.target
      join legal.decisions later on later.serial = mention.by_serial
      where earlier.serial <> later.serial
        and (earlier.judgment_date < later.judgment_date) is not false
      order by earlier.serial, later.serial, mention.position`
  })
}

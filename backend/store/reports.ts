import type { Sql } from '@/backend/db'
import type { Report } from '@/lib/corpus/service-schema'

/** Keeps a report; null when there is no such decision. */
export async function saveReport(sql: Sql, report: Report): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into legal.reports (serial, kind, message)
    select d.serial, ${report.kind}, ${report.message} from legal.decisions d
    where d.serial = ${report.serial}
    returning id`
  return row?.id ?? null
}

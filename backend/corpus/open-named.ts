import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '@/backend/db'
import { env } from '@/lib/env'
import { openOfficialApi, type StoredTexts } from './law-go-kr/api-source'
import { officialApi, openSource } from './open-source'
import type { Source } from './source'

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

/** Opens a source by its name, the official API (as the environment sets it) included. */
export async function openNamed(
  name: string,
  sql: Sql,
  excluded: ReadonlySet<string>,
  today: string,
): Promise<Source> {
  if (name !== officialApi) return openSource(name)
  const { LAW_GO_KR_OC: oc, LAW_GO_KR_URL: baseUrl } = env()
  const stored = await loadStoredTexts(sql, excluded)
  return openOfficialApi({ baseUrl, oc, sleep, now: Date.now }, stored, today)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '@/backend/db'
import { env } from '@/lib/env'
import { openOfficialApi } from './law-go-kr/api-source'
import { loadStoredTexts } from './law-go-kr/stored-texts'
import { officialApi, openSource } from './open-source'
import type { Source } from './source'

/** Opens a source by its name, the official API (as the environment sets it) included. */
export async function openNamed(
  name: string,
  sql: Sql,
  excluded: ReadonlySet<string>,
  today: string,
): Promise<Source> {
  if (name !== officialApi) return openSource(name)
  const { LAW_GO_KR_OC: oc, LAW_GO_KR_URL: baseUrl } = env()
  const held = await loadStoredTexts(sql, excluded)
  return openOfficialApi({ baseUrl, oc, sleep, now: Date.now }, held, today)
}

import { officialApi } from '@/backend/corpus/open-source'
import type { Sql } from '@/backend/db'
import { hasOnlyStarter, starterSource } from '@/backend/starter/load'
import type { RefreshSource } from '@/lib/corpus/administration-schema'
import { env } from '@/lib/env'

/**
 * What a refresh reads: what CORPUS_SOURCE names (separated by commas), else the official API when there
 * is a key for it, else the starter corpus while nothing better was ever imported. It is the service's
 * own setting; no caller can name a path.
 */
export async function refreshSource(sql: Sql): Promise<{ kind: RefreshSource; names: string[] }> {
  const { CORPUS_SOURCE, LAW_GO_KR_OC } = env()
  const names = (CORPUS_SOURCE ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length > 0) return { kind: 'configured', names }
  if (LAW_GO_KR_OC) return { kind: 'official', names: [officialApi] }
  if (await hasOnlyStarter(sql)) return { kind: 'starter', names: [starterSource] }
  return { kind: 'none', names: [] }
}

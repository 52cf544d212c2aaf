import type { Source, SourceEntry } from '@/backend/corpus/source'
import { SourceError } from '@/backend/corpus/source-error'
import { ApiFault } from './answer'
import { type ApiClient, createApiClient } from './api-client'
import { fetchDecision, listDecisions } from './decisions'
import { fetchStatute, listStatutes } from './statutes'

/** So many bodies in a row that fail are no longer bad files, but a service that is down. */
const failuresInARow = 5

/** What the store holds already: its bodies are not asked for again. */
export type StoredTexts = { decisions: ReadonlySet<string>; editions: ReadonlySet<string> }

type Wanted = { path: string; fetch: () => Promise<string> }

function unusable(error: unknown): never {
  if (error instanceof SourceError || !(error instanceof ApiFault)) throw error
  const advice =
    error.kind === 'refused' ? '; check LAW_GO_KR_OC and the IP address registered for it' : ''
  throw new SourceError('api', `law.go.kr: ${error.message}${advice}`, { cause: error })
}

async function listWanted(client: ApiClient, held: StoredTexts, today: string): Promise<Wanted[]> {
  const statutes = await listStatutes(client, today)
  const decisions = await listDecisions(client, today)
  return [
    ...statutes
      .filter(({ mst }) => !held.editions.has(mst))
      .map((edition) => ({
        path: `law.go.kr 법령 ${edition.lawId}`,
        fetch: () => fetchStatute(client, edition),
      })),
    ...decisions
      .filter((serial) => !held.decisions.has(serial))
      .map((serial) => ({
        path: `law.go.kr 판례 ${serial}`,
        fetch: () => fetchDecision(client, serial),
      })),
  ]
}

/** The statutes and decisions the official API has published lately and the store has not. */
export async function openOfficialApi(
  settings: {
    baseUrl: string
    oc: string | undefined
    sleep: (ms: number) => Promise<unknown>
    now: () => number
  },
  held: StoredTexts,
  today: string,
): Promise<Source> {
  const { oc } = settings
  if (!oc)
    throw new SourceError(
      'api',
      'law.go.kr: LAW_GO_KR_OC is not set; register at open.law.go.kr for one',
    )
  const client = createApiClient({ ...settings, oc })
  const wanted = await listWanted(client, held, today).catch(unusable)
  let taken = 0

  async function* entries(): AsyncGenerator<SourceEntry> {
    let failed = 0
    for (const { path, fetch } of wanted) {
      try {
        const text = await fetch()
        failed = 0
        yield { path, bytes: new TextEncoder().encode(text) }
      } catch (error) {
        if (!(error instanceof ApiFault)) throw error
        if (error.kind === 'absent') failed = 0
        else failed += 1
        if (error.kind === 'refused' || failed >= failuresInARow) unusable(error)
        yield { path, reason: error.message }
      }
      taken += 1
    }
  }

  return {
    name: 'law.go.kr',
    entries,
    fraction: () => (wanted.length === 0 ? 1 : taken / wanted.length),
    close: async () => {},
  }
}

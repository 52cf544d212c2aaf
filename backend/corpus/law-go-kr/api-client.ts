import { ApiFault, readAnswer } from './answer'

/** The service turns away what does not look like a browser on its own pages. */
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'
const timeoutMs = 30_000
const throttleMs = 100
const attempts = 4
const firstDelayMs = 1000
const worthRetrying = new Set([404, 408, 429, 500, 502, 503, 504])

export type ApiSettings = {
  baseUrl: string
  /** The id of the registered user: it goes into addresses and nowhere else. */
  oc: string
  sleep: (ms: number) => Promise<unknown>
  now: () => number
  timeoutMs?: number
}

export type ApiClient = {
  /** @throws ApiFault after the last attempt */
  ask(
    path: 'lawSearch.do' | 'lawService.do',
    parameters: Record<string, string>,
    root: string,
  ): Promise<unknown>
}

/** Takes the user's id out of anything that may be shown or logged. */
const masked = (text: string, oc: string) =>
  text.replaceAll(oc, '***').replaceAll(encodeURIComponent(oc), '***')

/** One caller of the official API: throttled, timed out, retried with growing pauses. */
export function createApiClient(settings: ApiSettings): ApiClient {
  const { baseUrl, oc, sleep, now } = settings
  let earliest = 0

  async function once(url: URL, root: string): Promise<unknown> {
    const pause = earliest - now()
    if (pause > 0) await sleep(pause)
    earliest = now() + throttleMs
    let text: string
    try {
      const response = await fetch(url, {
        headers: {
          referer: `${baseUrl}/`,
          'user-agent': browser,
          accept: 'application/xml,text/xml,*/*',
        },
        signal: AbortSignal.timeout(settings.timeoutMs ?? timeoutMs),
      })
      text = await response.text()
      if (!response.ok) {
        throw new ApiFault(
          worthRetrying.has(response.status) ? 'passing' : 'refused',
          `status ${response.status}`,
        )
      }
    } catch (error) {
      if (error instanceof ApiFault) throw error
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw new ApiFault('passing', timedOut ? 'no answer in time' : 'no connection')
    }
    return readAnswer(text, root)
  }

  return {
    async ask(path, parameters, root) {
      const url = new URL(`/DRF/${path}`, baseUrl)
      for (const [name, value] of Object.entries({ OC: oc, type: 'XML', ...parameters })) {
        url.searchParams.set(name, value)
      }
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(url, root)
        } catch (error) {
          if (!(error instanceof ApiFault)) throw error
          if (error.kind === 'passing' && attempt < attempts) {
            await sleep(firstDelayMs * 2 ** (attempt - 1))
            continue
          }
          throw new ApiFault(error.kind, masked(error.message, oc))
        }
      }
    },
  }
}

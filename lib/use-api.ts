'use client'

import { useCallback } from 'react'
import useSWR, { mutate as mutateCache, preload } from 'swr'
import { type ApiError, apiAddress, apiRead, type ReadOptions } from './api-client'

export type UseApiOptions<T> = Omit<ReadOptions<T>, 'method' | 'body' | 'signal'> & {
  /** Asks again and again, so many milliseconds after each answer; 0 stops. */
  refreshMs?: number | ((latest: T | undefined) => number)
  /** An answer younger than this is taken from memory, also by other components. Two seconds unless said. */
  maxAgeMs?: number
  /** While the answer of a new address is awaited, that of the last one stays. */
  keepPrevious?: boolean
  /** What the page came with. */
  initial?: T
  /** Asks again when the page is looked at again. Off unless said; being online again always asks. */
  refreshOnFocus?: boolean
}

export type UseApi<T> = {
  data: T | undefined
  error: ApiError | undefined
  /** Nothing to show yet. */
  isLoading: boolean
  /** A request is under way, whether or not there is something to show. */
  isFetching: boolean
  /** Asks again now. */
  reload: () => Promise<void>
  /**
   * Shows a change at once, then sends it, and takes it back when it failed: `send` threw, or answered
   * `{ ok: false }`. Afterwards the server is asked for what is true now.
   * @returns what `send` answered
   * @throws what `send` threw
   */
  update: <R>(change: (current: T) => T, send: () => Promise<R>) => Promise<R>
}

/** Carries a failure that was answered, not thrown, through swr, which takes changes back on a throw alone. */
class Rejected<R> extends Error {
  constructor(readonly result: R) {
    super('rejected')
  }
}

function isRejected(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}

/**
 * Reads the site's own API and shares the answer between all components that ask the same address.
 * @param path null asks nothing
 */
export function useApi<T>(path: string | null, options: UseApiOptions<T>): UseApi<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    path === null ? null : apiAddress(path, options.query),
    () => apiRead(path ?? '', options),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: options.refreshOnFocus ?? false,
      refreshInterval: options.refreshMs ?? 0,
      dedupingInterval: options.maxAgeMs ?? 2000,
      keepPreviousData: options.keepPrevious ?? false,
      ...(options.initial === undefined ? {} : { fallbackData: options.initial }),
    },
  )

  const reload = useCallback(async () => {
    await mutate()
  }, [mutate])

  const update = useCallback(
    async <R>(change: (current: T) => T, send: () => Promise<R>): Promise<R> => {
      let result: R | undefined
      const sendOrReject = async () => {
        result = await send()
        if (isRejected(result)) throw new Rejected(result)
        return undefined
      }
      try {
        await mutate(sendOrReject, {
          optimisticData: (current) => (current === undefined ? current : change(current)) as T,
          rollbackOnError: true,
          populateCache: false,
          revalidate: true,
        })
      } catch (thrown) {
        if (!(thrown instanceof Rejected)) throw thrown
      }
      return result as R
    },
    [mutate],
  )

  return { data, error, isLoading, isFetching: isValidating, reload, update }
}

/** Asks for something before a component needs it. */
export function preloadApi<T>(path: string, options: UseApiOptions<T>): void {
  const answer = preload(apiAddress(path, options.query), () => apiRead(path, options))
  // The component that shows it meets the failure itself.
  answer.catch(() => {})
}

/** Asks again for every address that begins so and is on the page, from outside of components. */
export async function reloadApi(path: string): Promise<void> {
  await mutateCache((key) => typeof key === 'string' && key.startsWith(path))
}

/** Forgets every answer, because another person may be at the browser now; what is on the page asks again. */
export async function clearApiCache(): Promise<void> {
  // Without asking again, swr would drop the answer to a later request as older than this change.
  await mutateCache(() => true, undefined, { revalidate: true })
}

import type { Instrumentation } from 'next'
import { reportError } from '@/lib/error-listener'

/** When a server starts: whatever fails in it is counted. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [
    { listenToErrors },
    { countError },
    { flushCounters },
    { trackResponses },
    { proxiesOf, trustForwardedHeaders },
    { mendPaths },
    { keepPages },
    { markResponseFailed },
    { env },
  ] = await Promise.all([
    import('@/lib/error-listener'),
    import('@/lib/activity/count-error'),
    import('@/lib/activity/counter-buffer'),
    import('@/lib/requests/exchange'),
    import('@/lib/requests/forwarded-client'),
    import('@/lib/requests/decodable-path'),
    import('@/lib/corpus/keep-pages'),
    import('@/lib/page-cache/record-response'),
    import('@/lib/env'),
  ])
  listenToErrors((place, code) => {
    countError(place, code)
    markResponseFailed()
  })
  trackResponses()
  mendPaths()
  trustForwardedHeaders(proxiesOf(env()))
  keepPages(env())
  // Beside Next, which then waits for the requests that are under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void flushCounters())
}

/** By name: an AppError of another bundle is of another class. */
function codeOf(thrown: unknown): string {
  const known = thrown instanceof Error && thrown.name === 'AppError' && 'code' in thrown
  return known ? String(thrown.code) : 'unknown'
}

/** A page, action or handler that threw what nobody caught. */
export const onRequestError: Instrumentation.onRequestError = (thrown, _request, { routePath }) => {
  // Without the language and the groups of the folders, which no reader knows.
  const place = routePath
    .replace(/\/\[locale\]|\/\([a-z]+\)/g, '')
    .replace(/\[(\.\.\.)?(\w+)\]/g, '{$2}')
  reportError(place || '/', codeOf(thrown))
}

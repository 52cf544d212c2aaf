import { processGlobal } from './process-global'

/** Who wants to hear of failures. */
export type ErrorListener = (place: string, code: string) => void

const holder = () =>
  processGlobal('errorListener', (): { listener: ErrorListener | null } => ({ listener: null }))

/** Set once, when the server starts (instrumentation.ts). */
export function listenToErrors(listener: ErrorListener): void {
  holder().listener = listener
}

/**
 * Tells that something failed that should not have.
 * @param route the pattern of a route, never an address somebody typed
 */
export function reportError(route: string, code: string): void {
  holder().listener?.(route, code)
}

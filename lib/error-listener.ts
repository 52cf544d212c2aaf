import { processWide } from './process-wide'

/** Who wants to hear of failures. */
export type ErrorListener = (place: string, code: string) => void

const holder = () =>
  processWide('errorListener', (): { listener: ErrorListener | null } => ({ listener: null }))

/** Set once, when the server starts (instrumentation.ts). */
export function listenToErrors(listener: ErrorListener): void {
  holder().listener = listener
}

/**
 * Tells that something failed that should not have.
 * @param place the pattern of a route, never an address somebody typed
 */
export function reportError(place: string, code: string): void {
  holder().listener?.(place, code)
}

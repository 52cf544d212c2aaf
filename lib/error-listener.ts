/** Who wants to hear of failures; on `globalThis`, because Next bundles its parts each with modules of their own. */
export type ErrorListener = (place: string, code: string) => void

const slot = Symbol.for('beopdap.error-listener')
const holder = globalThis as { [slot]?: ErrorListener }

/** Set once, when the server starts (instrumentation.ts). */
export function listenToErrors(listener: ErrorListener): void {
  holder[slot] = listener
}

/**
 * Tells that something failed that should not have.
 * @param place the pattern of a route, never an address somebody typed
 */
export function reportError(place: string, code: string): void {
  holder[slot]?.(place, code)
}

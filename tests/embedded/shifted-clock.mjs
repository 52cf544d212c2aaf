import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Milliseconds by which the clock is ahead for what runs inside: programs under test that share a process each live
 * by a clock of their own, which their tests move.
 * @type {AsyncLocalStorage<{ ahead: number }>}
 */
export const clock = new AsyncLocalStorage()

const now = (/** @type {DateConstructor} */ real) => real.now() + (clock.getStore()?.ahead ?? 0)

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) =>
    Reflect.construct(real, given.length > 0 ? given : [now(real)], as),
  get: (real, name) => (name === 'now' ? () => now(real) : Reflect.get(real, name)),
})

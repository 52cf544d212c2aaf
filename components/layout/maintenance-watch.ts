/** Whoever comes back and goes again at once does not ask each time. */
const restMs = 5000

/**
 * Looks again and again while the page is seen, and when somebody comes back to it.
 * @returns the end of it
 */
export function watchWhileSeen(everyMs: number, look: () => void): () => void {
  let lookedAt = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined

  function now() {
    lookedAt = Date.now()
    look()
  }
  function follow() {
    clearInterval(timer)
    if (document.visibilityState !== 'visible') return
    if (Date.now() - lookedAt >= restMs) now()
    timer = setInterval(now, everyMs)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}

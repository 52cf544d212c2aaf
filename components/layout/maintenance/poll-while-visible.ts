/** Whoever comes back and goes again at once does not ask each time. */
const minIntervalMs = 5000

/**
 * Looks again and again while the page is seen, and when somebody comes back to it.
 * @returns the end of it
 */
export function pollWhileVisible(everyMs: number, poll: () => void): () => void {
  let lookedAt = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined

  function now() {
    lookedAt = Date.now()
    poll()
  }
  function follow() {
    clearInterval(timer)
    if (document.visibilityState !== 'visible') return
    if (Date.now() - lookedAt >= minIntervalMs) now()
    timer = setInterval(now, everyMs)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}

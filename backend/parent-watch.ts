const CHECK_MS = 1000

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `gone` once when the process that started this one has ended, even by kill -9. Another process
 * then becomes the parent; where the system keeps the old number (Windows), it is no longer alive.
 */
export function onParentExit(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(timer)
    gone()
  }, CHECK_MS)
  timer.unref()
}

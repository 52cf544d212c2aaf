/**
 * Loaded into every child with `--import`: a launcher killed with -9 cannot stop its children, so
 * each child watches for the moment when it is given another parent, and ends itself.
 */
const parent = process.ppid
const POLL_MS = 500
const GRACE_MS = 5000

const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
}, POLL_MS)
timer.unref()

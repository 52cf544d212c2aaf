import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'

const MOST_BYTES = 10 * 1024 * 1024
/** `site.log.1` is the newest of what is kept. */
const KEPT = 3
const CHECK_MS = 30_000

/** @param {string} dataDir */
const folderOf = (dataDir) => path.join(dataDir, 'logs')

/** Makes room for a new `<file>.1`. @param {string} file */
function shift(file) {
  for (let no = KEPT - 1; no >= 1; no -= 1) {
    if (existsSync(`${file}.${no}`)) renameSync(`${file}.${no}`, `${file}.${no + 1}`)
  }
}

/**
 * The log of a program, to write to: what is there from another start is kept beside it.
 * @param {string} dataDir @param {string} name @param {boolean} again keeps what the log says of the time before
 * @returns {{ file: string, handle: number }}
 */
export function openLog(dataDir, name, again) {
  mkdirSync(folderOf(dataDir), { recursive: true })
  const file = path.join(folderOf(dataDir), `${name}.log`)
  if (!again && existsSync(file) && statSync(file).size > 0) {
    shift(file)
    renameSync(file, `${file}.1`)
  }
  // Appending goes to the end wherever that is, so that a log can be cut under its writer.
  return { file, handle: openSync(file, 'a', 0o600) }
}

/** Cuts the logs that have grown too long; what they held is kept beside them. @param {string} dataDir */
export function rotateLogs(dataDir, mostBytes = MOST_BYTES) {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (!name.endsWith('.log') || statSync(file).size <= mostBytes) continue
    shift(file)
    // Its writer holds the file open: a copy is kept, and the file begins anew.
    copyFileSync(file, `${file}.1`)
    truncateSync(file)
  }
}

/** Looks after the logs until it is stopped. @param {string} dataDir @returns {() => void} */
export function keepLogsShort(dataDir) {
  const timer = setInterval(() => {
    try {
      rotateLogs(dataDir)
    } catch {
      // A full disk, or a folder that went: logs are not worth an end.
    }
  }, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

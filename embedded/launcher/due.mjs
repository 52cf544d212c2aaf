const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** @param {Date} from */
function monthAfter(from) {
  const then = new Date(from)
  then.setUTCMonth(then.getUTCMonth() + 1)
  // The 31st of a shorter month is its last day.
  if (then.getUTCDate() < from.getUTCDate()) then.setUTCDate(0)
  return then
}

/** @param {number} ms @returns {(from: Date) => Date} */
const periodAfter = (ms) => (from) => new Date(from.getTime() + ms)

/** @type {Record<string, (from: Date) => Date>} */
const PERIODS = {
  hourly: periodAfter(HOUR_MS),
  daily: periodAfter(DAY_MS),
  weekly: periodAfter(7 * DAY_MS),
  monthly: monthAfter,
}

/**
 * What is known of the scheduled backups: how often they are wanted, when the last one that was finished
 * began, and when the last one began at all.
 * @typedef {{ frequency: string, done: Date | null, tried: Date | null }} BackupState
 */

/**
 * When the next scheduled backup is due; one that failed is tried again after an hour.
 * @param {BackupState} state @param {Date} now @returns {Date | null} null: none is wanted
 */
export function backupDue({ frequency, done, tried }, now) {
  const next = PERIODS[frequency]
  if (!next) return null
  const wanted = done ? next(done) : now
  if (!tried || (done && tried <= done)) return wanted
  return new Date(Math.max(tried.getTime() + HOUR_MS, wanted.getTime()))
}

/** Once a day. @param {Date | null} last @param {Date} now */
export const retentionDue = (last, now) => (last ? periodAfter(DAY_MS)(last) : now)

/** Every hour, soon after the start: what a stop interrupted is finished first. @param {Date | null} last @param {Date} now */
export const renewalsDue = (last, now) => (last ? periodAfter(HOUR_MS)(last) : now)

/** How old what is known about the site may be, in milliseconds. */
export const stateTtlMs = 3000

/** The database answers in a few milliseconds; a page does not wait long for one that does not. */
export const rpcTimeoutMs = 1500

/** What /api/maintenance says may be kept by browsers and proxies, in seconds. */
export const statusMaxAgeSeconds = 10

/** When browsers and crawlers may come again, in seconds. */
export const retryAfterSeconds = 60

/** Which pages stay open to everybody: an administrator must be able to sign in. */
export const pagesOpenInMaintenance: readonly string[] = ['/login']

/** The same for the API. */
export const apiOpenInMaintenance: readonly string[] = [
  '/api/consent',
  '/api/health',
  '/api/maintenance',
  '/api/session',
]

/** Named in Server-Timing of pages that somebody sees although the site is closed. */
export const maintenanceBypassMark = 'maintenance'

/** On the page about the maintenance, which stands at whatever address was asked for. */
export const maintenancePageId = 'maintenance'

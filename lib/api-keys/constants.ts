/** What a key may be used for; keys of `scope` in messages/…/apiKeys.json. */
export const apiScopes = [
  'corpus:read',
  'citations:check',
  'chat:ask',
  'mcp',
  'documents:read',
  'traces:read',
  'traces:write',
  'datasets:read',
  'experiments:run',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** Before the random part: whoever finds a key somewhere sees what it opens. */
export const keyPrefix = 'bdk_live_'

/** Keys of one person that are good at the same time; the database holds it. */
export const mostKeys = 20
export const longestName = 60

/** How many days a new key is good for. None is good for ever. */
export const lifetimes = [30, 90, 180, 365] as const
/** How many hours a key stays good after another was made in its place. */
export const overlaps = [0, 24, 168] as const
export const usageDays = 30
/** No limit of a key's own can be higher. */
export const highestDailyLimit = 1_000_000

/**
 * What was found about a key is believed for so long. A key that is revoked is refused everywhere within
 * thirty seconds: this, and the time that an answer may take.
 */
export const believedMs = 10_000

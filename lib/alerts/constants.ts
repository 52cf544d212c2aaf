export const watchKinds = ['decision', 'article', 'law', 'search'] as const
export type WatchKind = (typeof watchKinds)[number]

/** How often a mail says what was found: at once, every morning, every Monday, not at all. */
export const cadences = ['event', 'day', 'week', 'never'] as const
export type Cadence = (typeof cadences)[number]
/** Those that are mailed. */
export const mailCadences = ['event', 'day', 'week'] as const

export const alertKinds = ['decision', 'article', 'overruling'] as const
/** Why something is told: its text changed, it cites what is watched, it seems to overrule it, a search finds it. */
export const alertReasons = ['changed', 'citing', 'overruled', 'found'] as const

/** On one page of the list. */
export const alertsPerPage = 20

/** Alerts that one mail names; the page has them all. */
export const mostInMail = 20

/** Where the choice about cookies is stored: local storage, and a cookie of this name. */
export const consentKey = 'consent'

export const consents = ['necessary', 'statistics'] as const
/** What the visitor agreed to. Statistics include what is necessary. */
export type Consent = (typeof consents)[number]

/** A year: longer, and a choice would outlive the memory of it. */
export const consentMaxAgeSeconds = 31_536_000

/** The id of the notice; `#cookie-notice` opens it without script too. */
export const cookieNoticeId = 'cookie-notice'

/** Takes the choice of a browser that runs no script, or none yet; app/api/consent. */
export const consentAddress = '/api/consent'

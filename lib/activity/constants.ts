/** What somebody who is signed in did (spec 3, user_activity.activity_type). */
export const activityTypes = [
  'page_view',
  'search',
  'case_view',
  'statute_view',
  'chat',
  'login',
  'logout',
  'profile_update',
  'settings_update',
  'data_export',
  'deletion_request',
  'billing_update',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** What a browser may say of itself; the rest is said by the server, which knows. */
export const browserActivityTypes = [
  'page_view',
  'search',
  'case_view',
  'statute_view',
  'chat',
] as const satisfies readonly ActivityType[]
export type BrowserActivityType = (typeof browserActivityTypes)[number]

/** What the security log keeps (spec 3, security_logs.event_type). */
export const securityEvents = [
  'sign_up',
  'sign_in',
  'sign_in_failed',
  'sign_in_blocked',
  'sign_out',
  'sessions_ended',
  'password_reset_requested',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'access_denied',
  'rate_limited',
  'role_changed',
  'account_disabled',
  'account_enabled',
  'deletion_requested',
  'account_deleted',
  'settings_changed',
  'subscription_cancelled',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

export const securityLevels = ['info', 'warning', 'critical'] as const
export type SecurityLevel = (typeof securityLevels)[number]

/** Spec 9: a batch goes out when it is this long, or after this time. */
export const batchSize = 10
export const flushIntervalMs = 5000

/** What one request carries at most: browsers let a page that is left send 64 kB. */
export const maxBatch = 100
export const maxBatchBytes = 60_000

/** How many a browser keeps while nobody takes them. */
export const queueLimit = 1000

/** When a batch was not taken. */
export const minRetryMs = 1000
export const maxRetryMs = 30_000

/** How old an activity may be when it arrives. */
export const maxActivityAgeMs = 30 * 24 * 60 * 60 * 1000
/** A browser's clock may be fast. The database allows five minutes by its own clock, which may be slow. */
export const maxClockAheadMs = 4.5 * 60 * 1000

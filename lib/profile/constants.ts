import { type UserType, userTypes } from '@/lib/auth/constants'
import { type ProfileFieldName, profileFieldNames } from '@/lib/auth/profile-fields'
import { type Role, roles } from '@/lib/auth/roles'

export type { ProfileFieldName, Role, UserType }
export { profileFieldNames, roles, userTypes }

/** As the database holds it (deletion_requests.reason). */
export const maxReasonLength = 1000

/** Of the security log, on the page of settings. */
export const eventsShown = 10

/** What `?saved=` may make the profile say; keys of `saved` in messages/…/profile.json. */
export const savedNotices = ['profile', 'deletion', 'withdrawn'] as const
export type SavedNoticeKey = (typeof savedNotices)[number]

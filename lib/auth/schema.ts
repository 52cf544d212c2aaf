import { z } from 'zod'
import { type AccountTier, accountTiers } from '@/lib/entitlements'
import { locales } from '@/lib/i18n/routing'
import { type Permissions, type Role, roles } from './roles'

/** What the site knows of the person in front of it. The role comes from the profile, never from a token. */
export type SessionUser = {
  id: string
  email: string
  role: Role
  permissions: Permissions
  /** Whether a second factor has to be proved before a role of the administration counts. */
  awaitsFactor: boolean
  /** Whether the confirmed address is `OWNER_EMAIL`. */
  isOwner: boolean
  /** Kept in the profile by the database, from the subscription. */
  plan: AccountTier
  /** When the account was made. */
  createdAt: string
}

/** What GET /api/session answers. */
export type SessionAnswer = {
  user: Pick<SessionUser, 'email' | 'role' | 'permissions'> | null
  /** Whether the demo account is offered: on the embedded stack alone. */
  demo: boolean
}

export const sessionProfileSchema = z.object({
  role: z.enum(roles),
  plan: z.enum(accountTiers),
  created_at: z.string(),
  disabled_at: z.string().nullable(),
})

/** What signing in needs to know of a profile. */
export const signInProfileSchema = z.object({
  role: z.enum(roles),
  email: z.string(),
  language: z.enum(locales),
  disabled_at: z.string().nullable(),
  sign_in_alerts: z.boolean(),
})
export type SignInProfile = z.infer<typeof signInProfileSchema>

import { z } from 'zod'
import { type Permissions, type Role, roles } from './constants'

/** What the site knows of the person in front of it. The role comes from the profile, never from a token. */
export type SessionUser = {
  id: string
  email: string
  role: Role
  permissions: Permissions
  /** When the account was made. */
  createdAt: string
}

/** What GET /api/session answers. */
export type SessionAnswer = {
  user: Pick<SessionUser, 'email' | 'role' | 'permissions'> | null
}

export const profileRoleSchema = z.object({ role: z.enum(roles), created_at: z.string() })

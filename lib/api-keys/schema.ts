import { z } from 'zod'
import { accountTiers } from '@/lib/entitlements'
import { apiScopes, highestDailyLimit, lifetimes, longestName, overlaps } from './constants'

const stamp = z.iso.datetime({ offset: true })

/** A key as its owner sees it. */
export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    last_four: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    daily_limit: z.number().int().nullable(),
    created_at: stamp,
    expires_at: stamp,
    revoked_at: stamp.nullable(),
    last_used_at: stamp.nullable(),
    replaces: z.uuid().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    scopes: row.scopes,
    dailyLimit: row.daily_limit,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    replaces: row.replaces,
  }))
export type ApiKey = z.infer<typeof apiKeySchema>

/** What a key was used for on one day of Korea. */
export const apiKeyUsageSchema = z
  .object({
    key_id: z.uuid(),
    day: z.iso.date(),
    route: z.string(),
    answered: z.number().int(),
    refused: z.number().int(),
  })
  .transform(({ key_id, ...rest }) => ({ keyId: key_id, ...rest }))
export type ApiKeyUsage = z.infer<typeof apiKeyUsageSchema>

/** What the server finds by the hash of a key that it was shown. */
export const foundKeySchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  scopes: z.array(z.enum(apiScopes)),
  dailyLimit: z.number().int().nullable(),
  expiresAt: stamp,
  isRevoked: z.boolean(),
  plan: z.enum(accountTiers),
})
export type FoundKey = z.infer<typeof foundKeySchema>

export type KeyFieldError = 'nameRequired' | 'nameLong' | 'nameInvalid' | 'scopeRequired' | 'limit'
const withError = (error: KeyFieldError) => ({ error })

/** Numbers come from choices of the form; what is none of them is nobody's mistake of typing. */
const choice = <Value extends number>(values: readonly Value[]) =>
  z.coerce.number().pipe(z.literal([...values]))

export const newKeySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, withError('nameRequired'))
    .max(longestName, withError('nameLong'))
    .regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, withError('nameInvalid')),
  scopes: z
    .union([z.enum(apiScopes).transform((one) => [one]), z.array(z.enum(apiScopes)).min(1)], {
      ...withError('scopeRequired'),
    })
    .transform((scopes) => [...new Set(scopes)]),
  lifetime: choice(lifetimes),
  dailyLimit: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(
      z
        .string()
        .regex(/^\d{1,7}$/, withError('limit'))
        .transform(Number)
        .pipe(z.number().min(1, withError('limit')).max(highestDailyLimit, withError('limit')))
        .nullable(),
    ),
})
export type NewKeyForm = z.infer<typeof newKeySchema>

export const keyChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('revoke'), key: z.uuid() }),
  z.object({
    change: z.literal('rotate'),
    key: z.uuid(),
    lifetime: choice(lifetimes),
    overlap: choice(overlaps),
  }),
])

import { z } from 'zod'

/** What is noted of who looked and who shared; words in messages/…/organizations.json, `accesses.acts`. */
export const accessActs = [
  'searched',
  'asked',
  'opened',
  'downloaded',
  'shared',
  'unshared',
  'named',
  'unnamed',
  'walled',
  'deleted',
  'added',
  'removed',
  'handedOn',
] as const
export type AccessAct = (typeof accessActs)[number]

/** How long an organisation may keep its accesses, in months; the table knows the same. */
export const keptMonths = [6, 12, 36, 60] as const

export const accessesShown = 50
/** Rows of a file. */
export const mostAccesses = 10_000

export const accessSchema = z.object({
  id: z.number(),
  act: z.enum(accessActs),
  at: z.iso.datetime({ offset: true }),
  /** Null when the account is gone. */
  actor: z.string().nullable(),
  /** With whom it was shared, or to whom it was handed on. */
  member: z.string().nullable(),
  /** The reference of the matter. */
  matter: z.string().nullable(),
  /** Null where it is gone, or `isHidden`. */
  collection: z.string().nullable(),
  document: z.string().nullable(),
  /** Whoever asks may not read that collection. */
  isHidden: z.boolean().nullable(),
})
export type Access = z.infer<typeof accessSchema>

/** Of an address: what is empty or wrong is not there. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** Which accesses an address asks for. */
export const accessFilterSchema = z.object({
  actor: optional(z.uuid()),
  act: optional(z.enum(accessActs)),
  since: optional(z.iso.date()),
  until: optional(z.iso.date()),
  /** Those before this one. */
  before: optional(z.coerce.number().int().positive()),
})
export type AccessFilter = z.infer<typeof accessFilterSchema>

/** The address of a filter without what is not said. */
export function accessQuery(filter: AccessFilter): string {
  const said = Object.entries(filter).filter(([, value]) => value !== undefined)
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}

export const keepingFormSchema = z.object({
  organization: z.uuid(),
  months: z.coerce
    .number()
    .refine((months) => keptMonths.some((each) => each === months))
    .catch(0)
    .refine((months) => months > 0, 'choice'),
})

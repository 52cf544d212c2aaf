import { z } from 'zod'
import { longestMatter } from '@/lib/knowledge/constants'
import { organizationRoles } from '@/lib/organizations/constants'
import { typedName } from '@/lib/typed-text'

/** What a named person may do with a collection: read it, or change it and add documents of their own. */
export const accesses = ['view', 'edit'] as const
export type Access = (typeof accesses)[number]

const documentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
})
export type OthersDocument = z.infer<typeof documentSchema>

const color = z.enum(['ink', 'seal', 'pine', 'ochre'])

/** A collection that somebody else shares, with the documents that stand in it. */
export const sharedCollectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color,
  /** The reference of the matter that it is. */
  matter: z.string().nullable(),
  /** The name of the organisation by which it is shared. */
  organization: z.string(),
  /** The address of whoever shares it. */
  holder: z.string(),
  access: z.enum(accesses),
  /** By name, and not as everybody of the organisation. */
  isNamed: z.boolean(),
  documents: z.array(documentSchema.extend({ isMine: z.boolean() })),
})
export type SharedCollection = z.infer<typeof sharedCollectionSchema>

/** Whom one's own collection is shared with by name, and what others have put there. */
export const sharingSchema = z.object({
  id: z.uuid(),
  people: z.array(
    z.object({ id: z.uuid(), email: z.string(), access: z.enum(accesses), organization: z.uuid() }),
  ),
  documents: z.array(documentSchema.extend({ email: z.string() })),
})
export type Sharing = z.infer<typeof sharingSchema>

/** A member of an organisation of one's own whom a collection may be shared with. */
export const colleagueSchema = z
  .object({
    organization: z.uuid(),
    organization_name: z.string(),
    id: z.uuid(),
    email: z.string(),
    role: z.enum(organizationRoles),
  })
  .transform(({ organization_name: organizationName, ...rest }) => ({ ...rest, organizationName }))
export type Colleague = z.infer<typeof colleagueSchema>

/** With which organisation a collection is shared as a whole; empty: with none. */
export const wholeFormSchema = z.object({
  id: z.uuid(),
  organization: z.union([z.literal('').transform(() => null), z.uuid()]),
})

/** Of a form that names a person: the organisation and the person, as one choice. */
export const personFormSchema = z.object({
  collection: z.uuid(),
  person: z
    .string()
    .transform((text) => text.split(' '))
    .pipe(z.tuple([z.uuid(), z.uuid()]))
    .transform(([organization, id]) => ({ organization, id })),
  access: z.enum(accesses),
})
export type PersonForm = z.infer<typeof personFormSchema>

export const documentChoiceSchema = z.object({
  id: z.uuid(),
  chosen: z.array(z.uuid()).max(5000),
  /** What the form showed as chosen: of this alone something is taken out. */
  shown: z.array(z.uuid()).max(5000),
})

/** Makes a collection a matter. The reference is cleaned as names are. */
export const matterFormSchema = z.object({
  id: z.uuid(),
  organization: z.uuid(),
  matter: typedName(longestMatter),
})
export type MatterForm = z.infer<typeof matterFormSchema>

const personSchema = z.object({ id: z.uuid(), email: z.string() })

/** A matter as owners and admins know it: who may see it, and nothing of what it holds. */
export const registeredMatterSchema = z.object({
  id: z.uuid(),
  matter: z.string(),
  since: z.iso.datetime({ offset: true }),
  holder: z.string(),
  holderId: z.uuid(),
  people: z.array(personSchema.extend({ access: z.enum(accesses) })),
  barred: z.array(personSchema),
})
export type RegisteredMatter = z.infer<typeof registeredMatterSchema>

/** Whom an owner or admin keeps from a matter. */
export const barFormSchema = z.object({
  organization: z.uuid(),
  matter: z.uuid(),
  person: z.uuid(),
})
export type BarForm = z.infer<typeof barFormSchema>

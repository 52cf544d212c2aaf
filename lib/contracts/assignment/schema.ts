import { z } from 'zod'

/** A finding and whoever is to deal with it; null: nobody any more. */
export const assignmentSchema = z.object({ finding: z.uuid(), assignee: z.uuid().nullable() })

/** Somebody to whom findings of a review can be assigned. */
export type Assignee = { id: string; email: string }

/** Who works on a review that is shared with an organisation. */
export type Assignment = { me: string; assignees: readonly Assignee[] }

export const reviewSharingSchema = z.object({
  review: z.uuid(),
  organization: z.union([z.literal('').transform(() => null), z.uuid()]),
})

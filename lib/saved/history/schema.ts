import { z } from 'zod'

/** A source with its page, as lists of them name it. */
export const listedSourceSchema = z.object({
  path: z.string(),
  /** As courts cite it, in Korean. */
  citation: z.string(),
  name: z.string(),
})
export type ListedSource = z.infer<typeof listedSourceSchema>

export const historyChoiceSchema = z.object({ keep: z.boolean() })

/** A change in what one watches, and what it is to it. */
const watchedChangeSchema = z.object({
  id: z.string(),
  path: z.string(),
  citation: z.string(),
  reason: z.enum(['changed', 'citing', 'overruled', 'found']),
  changedAt: z.string(),
  isRead: z.boolean(),
})
export type WatchedChange = z.infer<typeof watchedChangeSchema>

/** What stands on the front page for whoever is signed in. */
export const deskSchema = z.object({
  conversation: z.object({ id: z.string(), title: z.string() }).nullable(),
  document: z.object({ id: z.string(), name: z.string() }).nullable(),
  saved: z.array(listedSourceSchema),
  viewed: z.array(listedSourceSchema),
  keepsHistory: z.boolean(),
  changes: z.array(watchedChangeSchema),
})
export type Desk = z.infer<typeof deskSchema>

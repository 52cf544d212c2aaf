import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What look-ups need beside the index: titles of laws and numbers of decisions. */
export const namesSchema = z.object({
  laws: z.array(
    z.object({
      lawId: z.string(),
      title: z.string(),
      kind: z.string(),
      current: z.boolean(),
      citedBy: z.number(),
    }),
  ),
  /** [normalised case number, serial], a number once for each decision that bears it. */
  numbers: z.array(z.tuple([z.string(), z.number()])),
  /** What decisions call the matters they decide, the most frequent first; an earlier build has none. */
  phrases: z.array(z.string()).optional(),
})
export type IndexNames = z.infer<typeof namesSchema>

export async function readNames(folder: string): Promise<IndexNames> {
  return namesSchema.parse(JSON.parse(await readFile(join(folder, 'names.json'), 'utf8')))
}

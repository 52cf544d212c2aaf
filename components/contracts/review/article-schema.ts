import { z } from 'zod'

/** Of the site's answer about an article, what a finding shows. */
export const articleSchema = z.object({
  law: z.object({ title: z.string(), effectiveOn: z.string().nullable(), isSummary: z.boolean() }),
  article: z.object({ title: z.string().nullable(), body: z.string() }),
  citing: z.array(
    z.object({ caseNumber: z.string(), court: z.string().nullish(), issue: z.string().nullable() }),
  ),
})

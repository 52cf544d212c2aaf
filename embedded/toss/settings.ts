import { z } from 'zod'

/** What the payment stand-in needs to know; the launcher writes it to a file only it can read. */
export const settingsSchema = z.object({
  port: z.number().int().min(0).max(65535),
  clientKey: z.string().startsWith('test_ck_'),
  secretKey: z.string().startsWith('test_sk_'),
  /** Where the site takes events. */
  webhookUrl: z.url(),
  /** Everything that has happened, a line for each answer. */
  journalFile: z.string().min(1),
})

export type Settings = z.infer<typeof settingsSchema>

import { z } from 'zod'

/** What the embedded Supabase needs to know; the launcher writes it to a file only it can read. */
export const settingsSchema = z.object({
  databaseUrl: z.string().min(1),
  port: z.number().int().min(0).max(65535),
  siteUrl: z.url(),
  storageDir: z.string().min(1),
  templateDir: z.string().min(1),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(32),
})

export type Settings = z.infer<typeof settingsSchema>

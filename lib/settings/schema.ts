import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { normalizeAllowedEntry } from '@/lib/site-state/ip-address'
import { messageSchema } from '@/lib/site-state/schema'
import { backupFrequencies, maxAllowedAddresses, maxMessageLength } from './constants'

const text = z.string().trim().max(maxMessageLength, 'tooLong')

const entry = z.string().transform((typed, given) => {
  const plain = normalizeAllowedEntry(typed)
  if (plain) return plain
  given.addIssue({ code: 'custom', message: 'notAnAddress' })
  return z.NEVER
})

/** What the administration saves: all of it at once. */
export const settingsSchema = z.object({
  maintenance: z.boolean(),
  // A language that says nothing is left out: the page then says its own text.
  message: z
    .record(z.enum(locales), text)
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, said]) => said !== ''))),
  allowed: z
    .array(entry)
    .transform((all) => [...new Set(all)])
    .pipe(z.array(z.string()).max(maxAllowedAddresses, 'tooMany')),
  debug: z.boolean(),
  cache: z.boolean(),
  backup: z.enum(backupFrequencies),
})
export type SettingsInput = z.input<typeof settingsSchema>
export type Settings = z.output<typeof settingsSchema>

export const savedSettingsSchema = z.object({
  input: settingsSchema,
  /** When they were last saved, as the database wrote it: a save names the state that it goes on from. */
  seen: z.string().min(1).max(64),
})

/** A row of site_settings. */
export const settingsRowSchema = z.object({
  maintenance_enabled: z.boolean(),
  maintenance_message: messageSchema,
  allowed_ips: z.array(z.string()),
  enabled_at: z.string().nullable(),
  debug_mode: z.boolean(),
  cache_enabled: z.boolean(),
  backup_frequency: z.enum(backupFrequencies),
  updated_at: z.string(),
})

/** The newest row of backups. */
export const backupSchema = z.object({
  started_at: z.string(),
  finished_at: z.string().nullable(),
  bytes: z.coerce.number().nullable(),
  error: z.string().nullable(),
})

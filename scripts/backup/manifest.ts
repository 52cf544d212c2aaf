import { z } from 'zod'

/** What a backup is of: everything that people made. The corpus (schema legal) can be imported again, */
export const schemas = ['public', 'auth', 'storage', 'private'] as const

/** but not what its readers wrote about it. */
export const furtherTables = ['legal.reports'] as const

/**
 * Not of the data but of the place: versions of hosted Supabase's own tables, what was backed up here, and how far
 * the changes of this corpus were looked through.
 */
export const leftOut = [
  'auth.schema_migrations',
  'storage.migrations',
  'public.backups',
  'public.alert_progress',
  'public.stale_progress',
] as const

/**
 * What lets somebody in without a password, for a time: never in a file that lies about for years. A restore
 * empties these, so that everybody signs in again. Not all of them are in every version of Auth.
 */
export const credentials: readonly string[] = [
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.flow_state',
  'auth.one_time_tokens',
  'auth.mfa_amr_claims',
  'auth.mfa_challenges',
  'auth.saml_relay_states',
  'private.held_sign_ups',
  'private.administration_sessions',
]

/** Columns that hold the links of mails: empty in a backup. */
export const blanked: Readonly<Record<string, readonly string[]>> = {
  'auth.users': [
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change_token',
    'reauthentication_token',
  ],
}

/** A path of ours, and never one that leads out of the folder. */
export const memberName = /^(manifest\.json|tables\/[\w.]+\.copy|storage\/[\w-]+\/[\w.-]+)$/

/** What a migration fills: there are rows in an empty database too. */
export const seeded: readonly string[] = [
  'public.site_settings',
  'storage.buckets',
  'private.alert_secret',
]

const fileSchema = z.object({ file: z.string().regex(memberName), sha256: z.string().length(64) })

const tableSchema = fileSchema.extend({
  /** schema.name */
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
})

const sequenceSchema = z.object({
  sequence: z.string(),
  value: z.string().regex(/^-?\d+$/),
  called: z.boolean(),
})

/** The last file of a backup: without it, the backup was cut short. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Files of the embedded storage; a hosted one keeps its own. */
  storage: z.array(fileSchema),
})

export type Manifest = z.infer<typeof manifestSchema>
export type DumpedTable = z.infer<typeof tableSchema>

export const MANIFEST_FILE = 'manifest.json'

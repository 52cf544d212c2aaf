import { z } from 'zod'

/** What a backup is of: everything that people made. The corpus (schema legal) can be imported again, */
export const schemas = ['public', 'auth', 'storage'] as const

/** but not what its readers wrote about it. */
export const furtherTables = ['legal.reports'] as const

/** Not of the data but of the place: versions of hosted Supabase's own tables, and what was backed up here. */
export const leftOut = ['auth.schema_migrations', 'storage.migrations', 'public.backups'] as const

/** What a migration fills: there are rows in an empty database too. */
export const seeded = ['public.site_settings', 'storage.buckets'] as const

const fileSchema = z.object({ file: z.string(), sha256: z.string().length(64) })

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
export type StoredFile = z.infer<typeof fileSchema>

export const MANIFEST_FILE = 'manifest.json'

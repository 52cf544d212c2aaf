import { z } from 'zod'
import { categories, longestFolderName, longestName } from './constants'
import { followedReadingSchema } from './reading/schema'

const stamp = z.iso.datetime({ offset: true })

export const documentSchema = z.object({
  id: z.uuid(),
  folder_id: z.uuid().nullable(),
  name: z.string(),
  category: z.enum(categories),
  mime: z.string(),
  bytes: z.number().int(),
  created_at: stamp,
  updated_at: stamp,
  /** Kept, and not read yet. */
  state: z.literal('stored'),
  sha256: z.string(),
  /** In the trash since then; thirty days later it is deleted. */
  trashed_at: stamp.nullable(),
  is_starred: z.boolean(),
  tags: z.array(z.string()),
})
export type StoredDocument = z.infer<typeof documentSchema>

export const folderSchema = z.object({
  id: z.uuid(),
  parent_id: z.uuid().nullable(),
  name: z.string(),
})
export type Folder = z.infer<typeof folderSchema>

const countSchema = z.object({ count: z.number().int(), bytes: z.number().int() })

/** Everything that a person keeps, and how much they may. */
export const librarySchema = z.object({
  documents: z.array(documentSchema),
  folders: z.array(folderSchema),
  most: countSchema,
  /** How the reading of each went. */
  readings: z.array(followedReadingSchema),
})
export type Library = z.infer<typeof librarySchema>

/** A name that is already clean: the table takes no other. */
const nameOf = (longest: number) =>
  z
    .string()
    .transform((name) => name.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(longest)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name must not have
        .regex(/^[^\x00-\x1f\x7f-\x9f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/)
        .refine((name) => name !== '.' && name !== '..'),
    )
export const folderNameSchema = nameOf(longestFolderName)
export const documentNameSchema = nameOf(longestName)

/** Words of one's own, as a list or with commas between them. */
export const tagsSchema = z
  .string()
  .max(600)
  .transform((words) => [
    ...new Set(
      words
        .normalize('NFC')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(
        z
          .string()
          .max(30)
          .regex(/^\P{Cc}+$/u),
      )
      .max(20),
  )

export const idSchema = z.uuid()
export const folderIdSchema = z.uuid().nullable()

export const uploadQuerySchema = z.object({
  folder: z.uuid().nullable().default(null),
  category: z.enum(categories).default('others'),
})

/** As many ids as an address holds. */
export const mostArchived = 100
/** A folder, or documents by their ids with commas between them. */
export const archiveQuerySchema = z.object({
  folder: z.uuid().optional(),
  ids: z
    .string()
    .default('')
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(mostArchived)),
})

/** Why a document was not taken. */
export const uploadProblems = [
  'empty',
  'tooLarge',
  'wrongType',
  'badName',
  'tooMany',
  'full',
  'noFolder',
  'changed',
] as const
export type UploadProblem = (typeof uploadProblems)[number]

const room = ['tooMany', 'full', 'noFolder'] as const
export const uploadOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), key: z.string() }),
  z.object({ outcome: z.enum(room) }),
])
export const storeOutcomeSchema = z.discriminatedUnion('outcome', [
  z
    .object({
      outcome: z.literal('ok'),
      document: documentSchema.extend({ storage_key: z.string() }),
    })
    .transform(({ outcome, document: { storage_key: key, ...document } }) => ({
      outcome,
      document,
      key,
    })),
  z.object({ outcome: z.enum(room) }),
  z.object({ outcome: z.literal('gone') }),
])

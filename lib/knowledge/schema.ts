import { z } from 'zod'
import { documentTypes } from '@/lib/documents/constants'
import { typedName, typedText } from '@/lib/typed-text'
import {
  collectionColors,
  hitSorts,
  indexStates,
  longestCollectionName,
  longestDescription,
  longestQuery,
  longestSavedName,
  mostQuestions,
} from './constants'
import { factKinds } from './facts/fact'
import type { DocumentFilter } from './wire-schema'

export const collectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.enum(collectionColors),
  /** With whom it is shared. */
  organization_id: z.uuid().nullable(),
  /** The reference of the matter that it is; then nobody sees it but whoever is named. */
  matter: z.string().nullable(),
})
export type Collection = z.infer<typeof collectionSchema>

export const membershipSchema = z.object({ collection_id: z.uuid(), document_id: z.uuid() })
export type Membership = z.infer<typeof membershipSchema>

/** How the indexing of a document went. */
export const indexedDocumentSchema = z.object({
  document_id: z.uuid(),
  state: z.enum(indexStates),
  reason: z.string().nullable(),
  pages: z.number().int().nullable(),
  passages: z.number().int(),
  unread_pages: z.number().int(),
  like_document: z.uuid().nullable(),
})
export type IndexedDocument = z.infer<typeof indexedDocumentSchema>

export const collectionFormSchema = z.object({
  name: typedName(longestCollectionName),
  description: typedText(longestDescription).default(''),
  color: z.enum(collectionColors).default('ink'),
})
export type CollectionForm = z.infer<typeof collectionFormSchema>

/** Of an address: what is empty or wrong is not there. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

const chosen = {
  in: optional(z.uuid()),
  type: optional(z.enum(documentTypes)),
  folder: optional(z.uuid()),
  tag: optional(z.string().trim().min(1).max(30)),
  party: optional(z.string().trim().min(1).max(60)),
  since: optional(z.iso.date()),
  until: optional(z.iso.date()),
}

/** The parameters of the page of the search, whoever wrote them. */
export const searchParamsSchema = z.object({
  ...chosen,
  q: z.string().trim().max(longestQuery).catch(''),
  sort: z.enum(hitSorts).catch('relevance'),
  reason: optional(z.string().max(20)),
  name: optional(z.string().max(60)),
})
export type SearchParams = z.infer<typeof searchParamsSchema>

/** The filter of the index that an address names. */
export const filterOf = ({
  in: collection,
  ...rest
}: Pick<SearchParams, keyof typeof chosen>): DocumentFilter => {
  const { type, folder, tag, party, since, until } = rest
  const all = { collection, type, folder, tag, party, since, until }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** The address of a search without what is not said. */
export function searchQuery(params: Partial<SearchParams>): Record<string, string> {
  const { q, in: collection, type, folder, tag, party, since, until, sort } = params
  const all = { q, in: collection, type, folder, tag, party, since, until }
  const said = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(sort && sort !== 'relevance' ? [...said, ['sort', sort]] : said)
}

/** A search that somebody kept. */
export const keptSearchSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() })
export type KeptSearch = z.infer<typeof keptSearchSchema>

export const savedSearchSchema = z.object({
  name: typedName(longestSavedName),
  query: z.string().min(1).max(1000),
})

/** The parameters of the table of questions. */
export const tableParamsSchema = z.object({
  in: optional(z.uuid()),
  q: z
    .union([z.string(), z.array(z.string())])
    .transform((given) =>
      [given]
        .flat()
        .flatMap((text) => text.split('\n'))
        .map((text) => text.trim().slice(0, longestQuery))
        .filter(Boolean)
        .slice(0, mostQuestions),
    )
    .catch([]),
})

export const tableFormats = ['csv', 'xlsx'] as const
export const factParamsSchema = z.object({
  kind: optional(z.enum(factKinds)),
  in: optional(z.uuid()),
})

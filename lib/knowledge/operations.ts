import { envelope, type Operation } from '@/lib/corpus/operations'
import { holderDocumentsSchema, holderSearchQuerySchema, holderSearchSchema } from './holder-schema'

/** What programs may read of somebody's documents, for the OpenAPI document. */
export const libraryOperations: Operation[] = [
  {
    id: 'library',
    method: 'get',
    path: '/api/library',
    summary: 'Documents of the account that the key belongs to, the newest first',
    scope: 'documents:read',
    needsKey: true,
    answer: envelope(holderDocumentsSchema),
    failures: ['unauthorized'],
  },
  {
    id: 'librarySearch',
    method: 'get',
    path: '/api/library/search',
    summary:
      'Passages of these documents for a question or keywords, each with its document and page',
    scope: 'documents:read',
    needsKey: true,
    query: holderSearchQuerySchema,
    answer: envelope(holderSearchSchema),
    failures: ['unauthorized', 'validation'],
  },
]

/** Addresses of the pages of one's own documents. */
export const knowledgePath = '/ai-chat/knowledge'

export const factsPath = `${knowledgePath}/facts`
export const tablePath = `${knowledgePath}/table`

export const collectionPath = (id: string) => `${knowledgePath}/collections/${id}`

/** Asks the chat: of one collection, or of all documents together with the law. */
export function askPath(question: string, collection?: string): string {
  const scope = collection ? `collection:${collection}` : 'documents-and-law'
  return `/ai-chat?${new URLSearchParams(question ? { q: question, scope } : { scope })}`
}

/** A document with the words that were looked for, at one of its passages. */
export function documentPath(id: string, query = '', passage?: number): string {
  const params = query ? `?${new URLSearchParams({ q: query })}` : ''
  return `${knowledgePath}/documents/${id}${params}${passage === undefined ? '' : `#p${passage}`}`
}

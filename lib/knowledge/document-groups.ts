import { treeOf, withinFolder } from '@/lib/documents/folder-tree'
import type { Folder } from '@/lib/documents/schema'
import type { KnowledgeDocument } from './types'

/** Documents that are chosen together: those of a folder, or those that bear a tag. */
export type DocumentGroup = { key: string; label: string; documents: readonly string[] }

type Document = Pick<KnowledgeDocument, 'id' | 'folder_id' | 'tags'>

/** Folders with what lies in them and below, then tags; those that hold nothing are left out. */
export function groupsOf(
  documents: readonly Document[],
  folders: readonly Folder[],
  tags: readonly string[],
): DocumentGroup[] {
  const idsOf = (isIn: (document: Document) => boolean) =>
    documents.filter(isIn).map(({ id }) => id)
  return [
    ...treeOf(folders).map(({ id, path }) => {
      const within = withinFolder(folders, id)
      return {
        key: `folder ${id}`,
        label: path.join(' / '),
        documents: idsOf(({ folder_id }) => folder_id !== null && within.has(folder_id)),
      }
    }),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: `#${tag}`,
      documents: idsOf((document) => document.tags.includes(tag)),
    })),
  ].filter((group) => group.documents.length > 0)
}

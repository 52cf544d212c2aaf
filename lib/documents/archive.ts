import 'server-only'
import { Zip, ZipPassThrough } from 'fflate'
import type { Db } from '@/lib/supabase/types'
import { readDocumentFile } from './data'
import { isWritten } from './editor/constants'
import { readWritten } from './editor/data'
import { writeWritten } from './editor/export-written'
import { treeOf, withinFolder } from './folder-tree'
import type { Folder, StoredDocument } from './schema'

/** A document and where it stands in the archive. */
export type ArchiveEntry = { document: StoredDocument; path: string }

/** Two documents of one name in one folder: the second becomes «계약서 (2).pdf». */
function apart(entries: ArchiveEntry[]): ArchiveEntry[] {
  const taken = new Set<string>()
  return entries.map(({ document, path }) => {
    const dot = path.lastIndexOf('.')
    const [stem, ending] =
      dot > path.lastIndexOf('/') + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, '']
    let free = path
    for (let no = 2; taken.has(free.toLowerCase()); no++) free = `${stem} (${no})${ending}`
    taken.add(free.toLowerCase())
    return { document, path: free }
  })
}

const nameOf = (document: StoredDocument) =>
  isWritten(document) ? `${document.name}.docx` : document.name

/** Documents that were chosen, side by side. */
export const entriesOf = (documents: readonly StoredDocument[]): ArchiveEntry[] =>
  apart(documents.map((document) => ({ document, path: nameOf(document) })))

/** What stands in a folder, with the folders in it; nothing of the trash. */
export function entriesOfFolder(
  documents: readonly StoredDocument[],
  folders: readonly Folder[],
  folder: string,
): ArchiveEntry[] {
  const within = withinFolder(folders, folder)
  const paths = new Map(treeOf(folders).map(({ id, path }) => [id, path]))
  const above = (paths.get(folder) ?? []).length - 1
  return apart(
    documents
      .filter(({ folder_id, trashed_at }) => folder_id && within.has(folder_id) && !trashed_at)
      .map((document) => {
        const path = (paths.get(document.folder_id ?? '') ?? []).slice(above)
        return { document, path: [...path, nameOf(document)].join('/') }
      }),
  )
}

async function bytesOf(db: Db, document: StoredDocument): Promise<Uint8Array | null> {
  if (isWritten(document)) {
    const written = await readWritten(db, document.id)
    return written ? writeWritten(written, 'docx') : null
  }
  const found = await readDocumentFile(db, document.id)
  return found ? new Uint8Array(await found.file.arrayBuffer()) : null
}

/** A ZIP that is made while it is sent: one document at a time is in memory. */
export function archiveOf(db: Db, entries: readonly ArchiveEntry[]): ReadableStream<Uint8Array> {
  const left = [...entries]
  let send: (chunk: Uint8Array) => void = () => {}
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    send(chunk)
  })
  return new ReadableStream({
    async pull(controller) {
      send = (chunk) => controller.enqueue(chunk)
      const next = left.shift()
      if (!next) {
        zip.end()
        controller.close()
        return
      }
      // One that was deleted meanwhile is left out.
      const bytes = await bytesOf(db, next.document)
      if (!bytes) return
      // Files of offices, pictures and PDF are packed already.
      const part = new ZipPassThrough(next.path)
      part.mtime = new Date(next.document.updated_at)
      zip.add(part)
      part.push(bytes, true)
    },
    cancel: () => zip.terminate(),
  })
}

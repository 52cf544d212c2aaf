import { deepestFolder } from './constants'
import type { Folder } from './schema'

export type TreeFolder = Folder & { depth: number; path: string[] }

const byName = (a: Folder, b: Folder) => a.name.localeCompare(b.name, 'ko', { numeric: true })

/** Folders as a tree is read from top to bottom, each below the one that holds it. */
export function treeOf(folders: readonly Folder[]): TreeFolder[] {
  const list = (parent: string | null, depth: number, path: string[]): TreeFolder[] =>
    folders
      .filter(({ parent_id }) => parent_id === parent)
      .sort(byName)
      .flatMap((folder) => {
        const here = [...path, folder.name]
        return [{ ...folder, depth, path: here }, ...list(folder.id, depth + 1, here)]
      })
  return list(null, 1, [])
}

/** A folder and all that is in it. */
export function withinFolder(folders: readonly Folder[], id: string): Set<string> {
  const within = new Set([id])
  for (let before = 0; before < within.size; ) {
    before = within.size
    for (const folder of folders)
      if (folder.parent_id !== null && within.has(folder.parent_id)) within.add(folder.id)
  }
  return within
}

/** Where a folder can go: not into itself, and not so that what it holds lies too deep. */
export function moveTargets(folders: readonly Folder[], id: string): TreeFolder[] {
  const tree = treeOf(folders)
  const within = withinFolder(folders, id)
  const own = tree.filter((folder) => within.has(folder.id)).map(({ depth }) => depth)
  const height = Math.max(...own) - Math.min(...own) + 1
  return tree.filter((folder) => !within.has(folder.id) && folder.depth + height <= deepestFolder)
}

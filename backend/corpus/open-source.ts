import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { openArchive } from './archive-source'
import { openFolder } from './folder-source'
import { isGitAddress, openGit } from './git-source'
import type { Source } from './source'
import { SourceError } from './source-error'

/** The official open API of the Ministry of Government Legislation, as a source's name. */
export const officialApi = 'law.go.kr'

const isBareRepository = (folder: string) =>
  ['HEAD', 'objects', 'refs'].every((name) => existsSync(path.join(folder, name)))

/** Checks that a source can be found before anything is read, so that a typo costs nothing. */
export async function checkSource(source: string): Promise<void> {
  if (source === officialApi || isGitAddress(source)) return
  if (source.startsWith('-')) throw new SourceError('unsupported', `${source}: unknown option`)
  const known = await stat(source).catch(() => null)
  if (!known) throw new SourceError('missing', `${source}: no such folder, archive or git address`)
  if (!known.isDirectory() && !known.isFile())
    throw new SourceError('unsupported', `${source}: neither a folder nor a file`)
}

/**
 * Opens a folder, a tar archive or a git repository. A working tree is read as the folder it is;
 * a bare repository is cloned.
 */
export async function openSource(source: string): Promise<Source> {
  await checkSource(source)
  if (isGitAddress(source)) return openGit(source)
  const { isDirectory } = await stat(source).then((found) => ({ isDirectory: found.isDirectory() }))
  if (!isDirectory) return openArchive(source)
  return isBareRepository(source) ? openGit(source) : openFolder(source)
}

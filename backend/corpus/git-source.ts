import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openFolder } from './folder-source'
import type { Source } from './source'
import { SourceError } from './source-error'

const overNetwork = /^(https?|ssh|git|file):\/\/\S+$/i
const overSsh = /^[\w.-]+@[\w.-]+:[^\s:]+$/

/** Whether a source is written as the address of a git repository. */
export const isGitAddress = (source: string): boolean =>
  overNetwork.test(source) || overSsh.test(source)

/** Plain transports only, and no links: an address such as `ext::sh -c …` must not run a program. */
const settings = [
  'protocol.allow=never',
  ...['https', 'http', 'ssh', 'git', 'file'].map((name) => `protocol.${name}.allow=always`),
  'core.symlinks=false',
  'core.autocrlf=false',
].flatMap((setting) => ['-c', setting])

/** `--` ends the options, so that an address such as `--upload-pack=…` stays an address. */
function clone(address: string, folder: string): Promise<void> {
  const options = ['--quiet', '--depth', '1', '--single-branch', '--no-tags']
  const git = spawn('git', [...settings, 'clone', ...options, '--', address, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  git.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000)
  })
  return new Promise((resolve, reject) => {
    git.once('error', (error) =>
      reject(
        new SourceError('git', 'git could not be started; is it installed?', { cause: error }),
      ),
    )
    git.once('close', (code) => {
      if (code === 0) return resolve()
      if (/no space left/i.test(output))
        return reject(new SourceError('disk-full', `${address}: the disk is full`))
      const reason = output.trim().split('\n').at(-1) ?? 'git failed'
      reject(new SourceError('git', `${address}: cannot be cloned (${reason})`))
    })
  })
}

/** The newest state of a repository in the legalize-kr layout, cloned into a folder that goes with the source. */
export async function openGit(address: string): Promise<Source> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const repository = path.join(folder, 'repository')
    // A path is cloned by its file: address, for git ignores --depth otherwise.
    await clone(
      isGitAddress(address) ? address : pathToFileURL(path.resolve(address)).href,
      repository,
    )
    const source = await openFolder(repository, address)
    return { ...source, close: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Starting takes it seconds, and so does every file on a slow machine. */
const longest = 300_000

/** What LibreOffice calls itself; null where it is not installed. */
export async function officeVersion(): Promise<string | null> {
  try {
    const { stdout } = await execute('soffice', ['--version'], { timeout: longest })
    return /LibreOffice\s+[\d.]+/.exec(stdout)?.[0] ?? null
  } catch {
    return null
  }
}

/**
 * Word files as LibreOffice writes them in another format, all in one go: it takes longest to start.
 * @returns in the order of the files; null for one that it could not open
 */
export async function convertedByOffice(
  files: readonly Uint8Array[],
  format: 'fodt' | 'pdf',
): Promise<(Uint8Array | null)[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-office-'))
  const nameOf = (no: number, ending: string) => path.join(folder, `file-${no}.${ending}`)
  try {
    await Promise.all(files.map((bytes, no) => writeFile(nameOf(no, 'docx'), bytes)))
    await execute(
      'soffice',
      [
        // A profile of its own: one that a person has open would take the order and answer nothing.
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        format,
        '--outdir',
        folder,
        ...files.map((_, no) => nameOf(no, 'docx')),
      ],
      { timeout: longest, killSignal: 'SIGKILL', maxBuffer: 10_000_000 },
    )
    return await Promise.all(files.map((_, no) => readFile(nameOf(no, format)).catch(() => null)))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

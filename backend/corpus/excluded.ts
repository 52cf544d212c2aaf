import { readFile } from 'node:fs/promises'
import { SourceError } from './source-error'

/** Reads a list of 판례일련번호, one to a line; empty lines and lines that begin with # say nothing. */
export async function readExcluded(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new SourceError('missing', `${file}: the list of decisions to leave out cannot be read`, {
      cause: error,
    })
  })
  const serials = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    const serial = line.trim()
    if (serial === '' || serial.startsWith('#')) continue
    if (!/^\d{1,9}$/.test(serial)) {
      throw new SourceError(
        'unsupported',
        `${file}:${index + 1}: "${serial.slice(0, 40)}" is not a 판례일련번호`,
      )
    }
    serials.add(String(Number(serial)))
  }
  return serials
}

import { parseArgs } from 'node:util'
import { SourceError } from './source-error'

export const importUsage = `Usage: npm run corpus:import -- SOURCE... [--data DIR] [--exclude FILE]

SOURCE   a folder or a .tar, .tar.gz or .tar.xz file in the legalize-kr layout,
         the address of a git repository of one, or law.go.kr (needs LAW_GO_KR_OC)
--data   the data folder (default .data)
--exclude  a file of 판례일련번호, one to a line, to leave out
`

export type ImportArguments = { sources: string[]; data?: string; exclude?: string; help: boolean }

/** @throws SourceError for an option that does not exist, or when no source is named. */
export function parseImportArguments(args: string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        exclude: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (positionals.length === 0 && !values.help) {
      throw new SourceError('missing', `No source is named.\n\n${importUsage}`)
    }
    return { sources: positionals, data: values.data, exclude: values.exclude, help: values.help }
  } catch (error) {
    if (error instanceof SourceError) throw error
    throw new SourceError('unsupported', `${(error as Error).message}\n\n${importUsage}`)
  }
}

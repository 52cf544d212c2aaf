import { SourceError } from './source-error'

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The data are at fault, not the database: a value out of range, a constraint, a text too long. */
export const isDataFault = (error: unknown): boolean => /^(22|23|54)/.test(codeOf(error))

/** Says a full disk as one, whether PostgreSQL or the file system noticed it; other errors stay. */
export function explainFault(error: unknown): unknown {
  const full =
    codeOf(error) === '53100' ||
    codeOf(error) === 'ENOSPC' ||
    (error instanceof Error && /no space left on device/i.test(error.message))
  if (!full) return error
  return new SourceError(
    'disk-full',
    'the disk is full: free some space and run the same import again; it goes on where it stopped',
    { cause: error },
  )
}

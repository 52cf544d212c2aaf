import { parseDecision } from './parse-decision'
import { parseStatute } from './parse-statute'
import { addDecision, addLaw, columnLiterals, noRows, type TableName } from './rows'
import type { UnreadableFile } from './source'

export type BatchFile = {
  path: string
  bytes: Uint8Array
  kind: 'decision' | 'law'
  sourceHash: string
}

/** What a batch of files becomes: an array literal for each column of each table, and the files that are no law. */
export type ParsedBatch = {
  serials: number[]
  lawIds: string[]
  columns: Record<TableName, string[]>
  bad: UnreadableFile[]
}

/**
 * Text of a file. A NUL carries no text and PostgreSQL cannot hold it; bytes that are not UTF-8 are
 * refused, because a judgment with letters guessed is worse than one reported as missing.
 */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '')
  } catch {
    throw new Error('not valid UTF-8')
  }
}

/** Parses a batch. Never throws for what a file holds: a bad file is named with its reason. */
export function parseBatch(files: readonly BatchFile[], today: string): ParsedBatch {
  const rows = noRows()
  const serials: number[] = []
  const lawIds: string[] = []
  const bad: UnreadableFile[] = []
  for (const { path, bytes, kind, sourceHash } of files) {
    try {
      const text = decode(bytes)
      if (kind === 'decision') {
        const parsed = parseDecision(text)
        addDecision(rows, parsed, sourceHash)
        serials.push(parsed.serial)
      } else {
        const parsed = parseStatute(text, today)
        addLaw(rows, parsed, sourceHash)
        lawIds.push(parsed.lawId)
      }
    } catch (error) {
      bad.push({ path, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { serials, lawIds, columns: columnLiterals(rows), bad }
}

import { createHash } from 'node:crypto'

/** Raised when the parsers read the same file differently than before: every file is then read anew. */
const parserRevision = '3'

const head = 4096
const decisionKey = /^판례일련번호:\s*['"]?(\d{1,9})['"]?\s*$/m
const lawKey = /^법령ID:\s*['"]?(\d{1,9})['"]?\s*$/m
const promulgated = /^공포일자:\s*['"]?(\d{4}-\d{2}-\d{2})['"]?\s*$/m

export type FileIdentity =
  | { kind: 'decision'; key: string }
  | { kind: 'law'; key: string; promulgatedOn: string | null }

/** What a file is, by its front matter alone, so that known and unwanted files are never parsed. */
export function identify(bytes: Uint8Array): FileIdentity | null {
  const start = new TextDecoder().decode(bytes.subarray(0, head)).replaceAll('\r', '')
  const serial = decisionKey.exec(start)?.[1]
  if (serial) return { kind: 'decision', key: String(Number(serial)) }
  const lawId = lawKey.exec(start)?.[1]
  return lawId
    ? { kind: 'law', key: lawId, promulgatedOn: promulgated.exec(start)?.[1] ?? null }
    : null
}

/** Tells whether a file was imported as it is now, by these parsers. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(parserRevision).update(bytes).digest('hex')
}

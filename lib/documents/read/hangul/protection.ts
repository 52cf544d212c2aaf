import { find, read } from 'cfb'

/** What the head of a HWP 5 file says of its protection. */
type Protection = { distributed: boolean; oldPassword: boolean }

const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const flags = { encrypted: 1 << 1, distributed: 1 << 2 }
/** Where the head says in which way the file was encrypted, and the one way that is read. */
const encryptionAt = 44
const knownEncryption = 4

/** Null for another container, and for one so damaged that its head cannot be told. */
function headOf(bytes: Uint8Array): Buffer | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!buffer.subarray(0, compoundMark.length).equals(compoundMark)) return null
  try {
    const content = find(read(buffer, { type: 'buffer' }), '/FileHeader')?.content
    return content ? Buffer.from(content) : null
  } catch {
    return null
  }
}

/** How a HWP 5 file is protected, as its head says. */
export function readProtection(bytes: Uint8Array): Protection {
  const head = headOf(bytes)
  if (!head || head.length < encryptionAt + 4) return { distributed: false, oldPassword: false }
  const flag = head.readUInt32LE(36)
  const isEncrypted = (flag & flags.encrypted) !== 0
  return {
    distributed: (flag & flags.distributed) !== 0,
    oldPassword: isEncrypted && head.readUInt32LE(encryptionAt) !== knownEncryption,
  }
}

/** What stands in the place of the text of a document that only Hangul's own program opens. */
const standIns = [
  /상위\s*버전의\s*배포용\s*문서/,
  /최신\s*버전의\s*한글.*뷰어/,
  /문서를\s*읽으려면/,
]
/** More text than that beside such a sentence is a document that speaks of it. */
const mostBeside = 120

/** Whether what was read is no more than the note that stands in the place of a text. */
export function isStandIn(lines: readonly string[]): boolean {
  const others = lines.filter((line) => !standIns.some((each) => each.test(line)))
  const beside = others.join('').replace(/\s+/g, '').length
  return others.length < lines.length && beside < mostBeside
}

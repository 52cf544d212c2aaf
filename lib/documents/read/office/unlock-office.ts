import { find, read } from 'cfb'
import { largestReadable } from '@/lib/documents/constants'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import { agileCipher, type OfficeCipher, standardCipher } from './office-cipher'

/** Compound files begin so: HWP 5, old Office, and Office files with a password. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether a file is a Word or Excel file that Office has encrypted. */
export function isLockedOffice(bytes: Uint8Array): boolean {
  const buffer = bufferOf(bytes)
  return (
    buffer.subarray(0, 8).equals(compoundMark) &&
    buffer.includes('EncryptedPackage', 0, 'utf16le') &&
    !buffer.includes('HWP Document File', 0, 'latin1')
  )
}

function streamsOf(bytes: Uint8Array): { info: Buffer; content: Buffer } {
  try {
    const file = read(bufferOf(bytes), { type: 'buffer' })
    const stream = (name: string) => Buffer.from(find(file, name)?.content ?? [])
    return { info: stream('/EncryptionInfo'), content: stream('/EncryptedPackage') }
  } catch {
    throw new ReadRefusal('broken')
  }
}

function cipherOf(info: Buffer): OfficeCipher {
  // Rights management keeps its licence elsewhere and has no such record.
  if (info.length < 8) throw new ReadRefusal('locked')
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)]
  if (major === 4 && minor === 4) return agileCipher(info.toString('utf8', 8))
  if (minor === 2 && major >= 2 && major <= 4) return standardCipher(info)
  throw new ReadRefusal('locked')
}

/**
 * The file inside a Word or Excel file with a password.
 * @throws ReadRefusal `password` when there is none or a wrong one, `locked` for an encryption that is not opened here
 */
export function unlockOffice(bytes: Uint8Array, password: string | undefined): Uint8Array {
  const { info, content } = streamsOf(bytes)
  try {
    const cipher = cipherOf(info)
    if (password === undefined) throw new ReadRefusal('password')
    const decrypt = cipher(password)
    if (!decrypt) throw new ReadRefusal('password')
    const size = Number(content.readBigUInt64LE(0))
    if (size > largestReadable) throw new ReadRefusal('tooLarge')
    if (size === 0 || size > content.length - 8) throw new ReadRefusal('broken')
    return decrypt(content.subarray(8)).subarray(0, size)
  } catch (error) {
    if (error instanceof ReadRefusal) throw error
    throw new ReadRefusal('broken')
  }
}

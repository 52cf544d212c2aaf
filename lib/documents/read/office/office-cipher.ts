import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'

/** Finds the key of a file by its password, and decrypts the file with it; null when the password is wrong. */
export type OfficeCipher = (password: string) => ((encrypted: Buffer) => Buffer) | null

/** Office asks for 100,000; the format would allow a hundred times as much, which only a trap asks for. */
const mostSpins = 1_000_000
const hashes = new Map([
  ['SHA1', 20],
  ['SHA256', 32],
  ['SHA384', 48],
  ['SHA512', 64],
])
/** What each key is derived for (MS-OFFCRYPTO 2.3.4.13). */
const forVerifier = Buffer.from('fea7d2763b4b9e79', 'hex')
const forVerifierHash = Buffer.from('d7aa0f6d3061344e', 'hex')
const forKey = Buffer.from('146e0be7abacd0d6', 'hex')
/** The file is encrypted by pieces, each with a start of its own. */
const pieceSize = 4096

const broken = (): never => {
  throw new ReadRefusal('broken')
}

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

/** Cut to a size, or filled up to it. */
const sized = (bytes: Buffer, size: number, filling: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), filling)]).subarray(0, size)

function decrypt(cipher: string, key: Buffer, start: Buffer | null, bytes: Buffer): Buffer {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 16))
  const decipher = createDecipheriv(cipher, key, start).setAutoPadding(false)
  return Buffer.concat([decipher.update(whole), decipher.final()])
}

function spin(hash: string, salt: Buffer, password: string, spins: number): Buffer {
  const digest = (...parts: Buffer[]) => {
    const made = createHash(hash)
    for (const part of parts) made.update(part)
    return made.digest()
  }
  let value = digest(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < spins; turn++) value = digest(number32(turn), value)
  return value
}

const attributesOf = (xml: string, element: RegExp): ((name: string) => string) => {
  const written = element.exec(xml)?.[0] ?? broken()
  return (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(written)?.[1] ?? broken()
}

/** «Agile» encryption, which Office writes since 2010: its numbers are an XML text. */
export function agileCipher(xml: string): OfficeCipher {
  const read = (element: RegExp) => {
    const attribute = attributesOf(xml, element)
    const hash = attribute('hashAlgorithm').replace('-', '').toUpperCase()
    const size = Number(attribute('keyBits')) / 8
    const isKnown =
      attribute('cipherAlgorithm') === 'AES' &&
      attribute('cipherChaining') === 'ChainingModeCBC' &&
      [16, 24, 32].includes(size)
    const hashSize = hashes.get(hash)
    if (!isKnown || !hashSize) throw new ReadRefusal('locked')
    const salt = Buffer.from(attribute('saltValue'), 'base64')
    return { attribute, hash, hashSize, size, salt, cipher: `aes-${size * 8}-cbc` }
  }
  const data = read(/<(?:\w+:)?keyData\s[^>]*>/)
  const lock = read(/<(?:\w+:)?encryptedKey\s[^>]*>/)
  const spins = Number(lock.attribute('spinCount'))
  if (!(spins >= 0 && spins <= mostSpins)) throw new ReadRefusal('hostile')
  return (password) => {
    const base = spin(lock.hash, lock.salt, password, spins)
    const opened = (name: string, purpose: Buffer) => {
      const derived = createHash(lock.hash).update(base).update(purpose).digest()
      const value = Buffer.from(lock.attribute(name), 'base64')
      return decrypt(
        lock.cipher,
        sized(derived, lock.size, 0x36),
        sized(lock.salt, 16, 0x36),
        value,
      )
    }
    const verifier = opened('encryptedVerifierHashInput', forVerifier)
    const expected = opened('encryptedVerifierHashValue', forVerifierHash)
    const saltSize = Number(lock.attribute('saltSize'))
    const found = createHash(lock.hash).update(verifier.subarray(0, saltSize)).digest()
    if (!isEqual(found, expected.subarray(0, lock.hashSize))) return null
    const key = opened('encryptedKeyValue', forKey).subarray(0, data.size)
    return (encrypted) => {
      const pieces: Buffer[] = []
      for (let at = 0; at < encrypted.length; at += pieceSize) {
        const start = createHash(data.hash)
          .update(data.salt)
          .update(number32(at / pieceSize))
          .digest()
        const piece = encrypted.subarray(at, at + pieceSize)
        pieces.push(decrypt(data.cipher, key, sized(start, 16, 0x36), piece))
      }
      return Buffer.concat(pieces)
    }
  }
}

const standardSpins = 50_000
const aesAlgorithms = new Set([0x660e, 0x660f, 0x6610])

/** «Standard» encryption of Office 2007, with AES: its numbers are a binary record. */
export function standardCipher(info: Buffer): OfficeCipher {
  const headerSize = info.readUInt32LE(8)
  const header = info.subarray(12, 12 + headerSize)
  const algorithm = header.readUInt32LE(8)
  const size = header.readUInt32LE(16) / 8
  if (!aesAlgorithms.has(algorithm) || ![16, 24, 32].includes(size)) throw new ReadRefusal('locked')
  const verifier = info.subarray(12 + headerSize)
  if (verifier.length < 4 + 16 + 16 + 4 + 32) broken()
  const salt = verifier.subarray(4, 20)
  const cipher = `aes-${size * 8}-ecb`
  return (password) => {
    const base = spin('SHA1', salt, password, standardSpins)
    const derived = createHash('SHA1').update(base).update(number32(0)).digest()
    const half = (filling: number) => {
      const block = Buffer.alloc(64, filling)
      for (const [at, byte] of derived.entries()) block[at] = filling ^ byte
      return createHash('SHA1').update(block).digest()
    }
    const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, size)
    const plain = decrypt(cipher, key, null, verifier.subarray(20, 36))
    const expected = decrypt(cipher, key, null, verifier.subarray(40, 72)).subarray(0, 20)
    if (!isEqual(createHash('SHA1').update(plain).digest(), expected)) return null
    return (encrypted) => decrypt(cipher, key, null, encrypted)
  }
}

import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import CFB from 'cfb'

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const digest = (hash: string, ...parts: Buffer[]) =>
  createHash(hash).update(Buffer.concat(parts)).digest()
const filled = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])

function encrypt(cipher: string, key: Buffer, start: Buffer | null, bytes: Buffer): Buffer {
  const made = createCipheriv(cipher, key, start).setAutoPadding(false)
  return Buffer.concat([made.update(filled(bytes)), made.final()])
}

function spin(hash: string, salt: Buffer, password: string, spins: number): Buffer {
  let value = digest(hash, salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < spins; turn++) value = digest(hash, number32(turn), value)
  return value
}

function compound(info: Buffer, size: number, content: Buffer): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(size))
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', info)
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.concat([length, content]))
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

/** A file as Office since 2010 encrypts it. */
export function lockedAsAgile(bytes: Uint8Array, password: string, spins = 1000): Buffer {
  const [salt, dataSalt, secret, verifier] = [16, 16, 32, 16].map((size) => randomBytes(size)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const base = spin('sha512', salt, password, Math.min(spins, 1000))
  const lock = (purpose: string, value: Buffer) =>
    encrypt(
      'aes-256-cbc',
      digest('sha512', base, Buffer.from(purpose, 'hex')).subarray(0, 32),
      salt,
      value,
    ).toString('base64')
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 4096) {
    const start = digest('sha512', dataSalt, number32(at / 4096)).subarray(0, 16)
    pieces.push(encrypt('aes-256-cbc', secret, start, Buffer.from(bytes.subarray(at, at + 4096))))
  }
  const common = (of: Buffer) =>
    `saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="${of.toString('base64')}"`
  const xml = `<?xml version="1.0"?><encryption><keyData ${common(dataSalt)}/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${spins}" ${common(salt)} encryptedVerifierHashInput="${lock('fea7d2763b4b9e79', verifier)}" encryptedVerifierHashValue="${lock('d7aa0f6d3061344e', digest('sha512', verifier))}" encryptedKeyValue="${lock('146e0be7abacd0d6', secret)}"/></keyEncryptor></keyEncryptors></encryption>`
  const info = Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)])
  return compound(info, bytes.length, Buffer.concat(pieces))
}

/** A file as Office 2007 encrypts it. */
export function lockedAsStandard(bytes: Uint8Array, password: string): Buffer {
  const [salt, verifier] = [randomBytes(16), randomBytes(16)]
  const derived = digest('sha1', spin('sha1', salt, password, 50_000), number32(0))
  const block = Buffer.alloc(64, 0x36)
  for (const [at, byte] of derived.entries()) block[at] = 0x36 ^ byte
  const key = digest('sha1', block).subarray(0, 16)
  const header = Buffer.concat(
    [0x24, 0, 0x660e, 0x8004, 128, 0x18, 0, 0].map(number32).concat(Buffer.alloc(2)),
  )
  const info = Buffer.concat([
    Buffer.from([3, 0, 2, 0]),
    number32(0x24),
    number32(header.length),
    header,
    number32(16),
    salt,
    encrypt('aes-128-ecb', key, null, verifier),
    number32(20),
    encrypt('aes-128-ecb', key, null, digest('sha1', verifier)),
  ])
  return compound(info, bytes.length, encrypt('aes-128-ecb', key, null, Buffer.from(bytes)))
}

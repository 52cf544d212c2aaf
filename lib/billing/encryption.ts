import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '@/lib/errors'

/** Seals what the database keeps and must not be able to read: billing keys, one-time keys of the card window. */
export type Encryption = {
  /** @param whose the same text cannot be opened as somebody else's */
  encrypt(text: string, whose: string): string
  /** @throws AppError `server` when it was sealed with another secret, or for somebody else, or changed. */
  decrypt(sealed: string, whose: string): string
  /** Finds a text again without keeping it. */
  fingerprint(text: string): string
}

const version = 'v1'
const tagLength = 16
const nonceLength = 12

/** AES-256-GCM with keys derived from one secret. */
export function createEncryption(secret: string): Encryption {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `beopdap billing ${purpose}`, 32))
  const sealing = key('seal')
  const marking = key('mark')
  return {
    encrypt(text, whose) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(whose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(sealed, whose) {
      try {
        const [named, body = ''] = sealed.split('.')
        if (named !== version) throw new Error('another version')
        const bytes = Buffer.from(body, 'base64url')
        const nonce = bytes.subarray(0, nonceLength)
        const decipher = createDecipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(whose))
        decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
        const text = decipher.update(bytes.subarray(nonceLength + tagLength))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new AppError('server', { internal: 'a sealed value cannot be opened', cause })
      }
    },
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  }
}

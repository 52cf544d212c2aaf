import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
const DIGITS = 6

/** A new secret as authenticator apps read it (base32). */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte & 31]).join('')
}

function bytesOf(secret: string): Buffer {
  let bits = ''
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The code of one step of thirty seconds (RFC 6238, SHA-1). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The code that an app shows now. */
export const totpCode = (secret: string, now: number): string =>
  codeOf(secret, Math.floor(now / STEP_MS))

/**
 * The step that a code belongs to: the present one, or its neighbours for clocks that are not quite right.
 * @returns null when it is none of them
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = Math.floor(now / STEP_MS)
  const steps = [present, present - 1, present + 1]
  const found = steps.filter((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  )
  return found[0] ?? null
}

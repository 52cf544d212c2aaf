import { createHash, randomInt } from 'node:crypto'
import { keyPrefix } from './constants'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 30
const checksumLength = 6
const shape = new RegExp(
  `^${keyPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`,
)

/** CRC-32 (ISO 3309). Node has it only from 20.15 on. */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  while (text.length < checksumLength) {
    text = digits.charAt(rest % digits.length) + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}

/** What is stored of a key. It holds 178 random bits, so that a slow hash would protect nothing. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export type NewKey = { key: string; hash: string; lastFour: string }

/** A key nobody has had before. Only the hash and the last four characters may be stored. */
export function generateKey(): NewKey {
  const random = Array.from({ length: randomLength }, () =>
    digits.charAt(randomInt(digits.length)),
  ).join('')
  const key = `${keyPrefix}${random}${checksumOf(random)}`
  return { key, hash: hashKey(key), lastFour: key.slice(-4) }
}

/** Whether a text can be a key at all: a slip of the pen is told without asking the database. */
export function isWellFormedKey(text: string): boolean {
  const [, random, checksum] = shape.exec(text) ?? []
  return random !== undefined && checksum === checksumOf(random)
}

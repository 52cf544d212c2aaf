import { createHmac, randomInt } from 'node:crypto'
import { codeLength } from './constants'

const hashOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** The same code has another hash in each row. */
export const hashOfCode = (secret: string, id: string, code: string): string =>
  hashOf(secret, `phone-code:${id}:${code}`)

/** There are few enough numbers to try them all, so that a hash without the secret would hide none. */
export const hashOfPhone = (secret: string, phone: string): string =>
  hashOf(secret, `phone:${phone}`)

export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

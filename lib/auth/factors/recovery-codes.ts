import { createHash, randomBytes } from 'node:crypto'
import { recoveryAlphabet, recoveryLength } from './schema'

const mostCodes = 10

/** Ten codes of 80 random bits, in the groups that they are shown in. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: mostCodes }, () => {
    const letters = [...randomBytes(recoveryLength)].map((byte) => recoveryAlphabet[byte % 32])
    return letters.join('').replace(/.{4}(?=.)/g, '$&-')
  })

/** What is stored of a code, as the database makes it of one that is used. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex')

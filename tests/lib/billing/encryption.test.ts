/** @jest-environment node */
import { createEncryption } from '@/lib/billing/encryption'
import { AppError } from '@/lib/errors'

const seal = createEncryption('a secret that is long enough for a test')
const key = 'K7x_AZ-billing-key-that-ends-in='

it('opens what it closed, and never writes it the same way twice', () => {
  const [one, two] = [seal.encrypt(key, 'somebody'), seal.encrypt(key, 'somebody')]
  expect(one).not.toBe(two)
  expect([one, two].map((sealed) => seal.decrypt(sealed, 'somebody'))).toEqual([key, key])
  expect(one).not.toContain(key)
})

it('opens nothing of somebody else’s, of another secret, or that was changed', () => {
  const sealed = seal.encrypt(key, 'somebody')
  const other = createEncryption('another secret that is long enough too')
  const [version = '', body = ''] = sealed.split('.')
  const bytes = Buffer.from(body, 'base64url')
  const changed = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return `${version}.${copy.toString('base64url')}`
  }
  const attempts = [
    () => seal.decrypt(sealed, 'somebody else'),
    () => other.decrypt(sealed, 'somebody'),
    ...[...bytes.keys()].map((at) => () => seal.decrypt(changed(at), 'somebody')),
    () => seal.decrypt(`v0.${body}`, 'somebody'),
    () => seal.decrypt(`${version}.`, 'somebody'),
    () => seal.decrypt(body, 'somebody'),
    () => seal.decrypt('', 'somebody'),
  ]
  for (const attempt of attempts) expect(attempt).toThrow(AppError)
})

it('marks a key the same way always, and another way under another secret', () => {
  expect(seal.fingerprint(key)).toBe(
    createEncryption('a secret that is long enough for a test').fingerprint(key),
  )
  expect(seal.fingerprint(key)).not.toBe(seal.fingerprint(`${key}x`))
  expect(seal.fingerprint(key)).not.toBe(
    createEncryption('another secret that is long enough too').fingerprint(key),
  )
})

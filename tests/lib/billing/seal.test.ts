/** @jest-environment node */
import { sealWith } from '@/lib/billing/seal'
import { AppError } from '@/lib/errors'

const seal = sealWith('a secret that is long enough for a test')
const key = 'K7x_AZ-billing-key-that-ends-in='

it('opens what it closed, and never writes it the same way twice', () => {
  const [one, two] = [seal.close(key, 'somebody'), seal.close(key, 'somebody')]
  expect(one).not.toBe(two)
  expect([one, two].map((sealed) => seal.open(sealed, 'somebody'))).toEqual([key, key])
  expect(one).not.toContain(key)
})

it('opens nothing of somebody else’s, of another secret, or that was changed', () => {
  const sealed = seal.close(key, 'somebody')
  const other = sealWith('another secret that is long enough too')
  const [version = '', body = ''] = sealed.split('.')
  const bytes = Buffer.from(body, 'base64url')
  const changed = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return `${version}.${copy.toString('base64url')}`
  }
  const attempts = [
    () => seal.open(sealed, 'somebody else'),
    () => other.open(sealed, 'somebody'),
    ...[...bytes.keys()].map((at) => () => seal.open(changed(at), 'somebody')),
    () => seal.open(`v0.${body}`, 'somebody'),
    () => seal.open(`${version}.`, 'somebody'),
    () => seal.open(body, 'somebody'),
    () => seal.open('', 'somebody'),
  ]
  for (const attempt of attempts) expect(attempt).toThrow(AppError)
})

it('marks a key the same way always, and another way under another secret', () => {
  expect(seal.mark(key)).toBe(sealWith('a secret that is long enough for a test').mark(key))
  expect(seal.mark(key)).not.toBe(seal.mark(`${key}x`))
  expect(seal.mark(key)).not.toBe(sealWith('another secret that is long enough too').mark(key))
})

import { createHash } from 'node:crypto'
import { generateKey, hashKey, isWellFormedKey } from '@/lib/api-keys/api-key'

it('every key is new, well formed and known by its hash alone', () => {
  const made = Array.from({ length: 200 }, generateKey)
  expect(new Set(made.map(({ key }) => key)).size).toBe(200)
  for (const { key, hash, lastFour } of made) {
    expect(key).toMatch(/^bdk_live_[0-9A-Za-z]{36}$/)
    expect(isWellFormedKey(key)).toBe(true)
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'))
    expect(hashKey(key)).toBe(hash)
    expect(key.endsWith(lastFour)).toBe(true)
  }
})

it('the checksum is CRC-32 in base 62, so that other programs can check it', () => {
  // zlib: CRC-32 of thirty zeros is 2,011,552,642, which is 2C8GjS in base 62.
  expect(isWellFormedKey(['bdk_live_', '0'.repeat(30), '2C8GjS'].join(''))).toBe(true)
})

it('one wrong character anywhere is noticed without asking anybody', () => {
  const { key } = generateKey()
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x'
    expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
  }
})

it.each([
  '',
  'bdk_live_',
  'bdk_test_0',
  ' ',
  'Bearer x',
  '법답'.repeat(20),
  `bdk_live_${'0'.repeat(36)}\n`,
])('%j is no key', (text) => {
  expect(isWellFormedKey(text)).toBe(false)
})

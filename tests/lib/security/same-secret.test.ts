import { isSameSecret } from '@/lib/security/same-secret'

it.each([
  ['secret', 'secret', true],
  ['', '', true],
  ['secret', 'Secret', false],
  ['secre', 'secret', false],
  ['secret and more', 'secret', false],
  ['', 'secret', false],
])('%j is %j: %s', (given, wanted, same) => {
  expect(isSameSecret(given, wanted)).toBe(same)
})

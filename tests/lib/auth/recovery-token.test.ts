/** @jest-environment node */
import { createRecoveryToken, isRecoveryTokenValid } from '@/lib/auth/recovery-token'

const now = new Date('2026-11-21T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const pass = createRecoveryToken('person', now, 'secret')

test('no two are alike, so that one can be used up', () => {
  expect(createRecoveryToken('person', now, 'secret')).not.toBe(pass)
})

test('holds for its person and a quarter of an hour', () => {
  expect(isRecoveryTokenValid(pass, 'person', now, 'secret')).toBe(true)
  expect(isRecoveryTokenValid(pass, 'person', later(899), 'secret')).toBe(true)
  expect(isRecoveryTokenValid(pass, 'person', later(900), 'secret')).toBe(false)
})

test.each([
  ['another person', pass, 'stranger', 'secret'],
  ['another key', pass, 'person', 'other'],
  ['a later time written in', pass.replace(/^\d+/, '9999999999'), 'person', 'secret'],
  ['nothing', undefined, 'person', 'secret'],
  ['another of its kind', pass.replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.'), 'person', 'secret'],
  ['nonsense', 'x.y', 'person', 'secret'],
])('does not hold for %s', (_, given, user, secret) => {
  expect(isRecoveryTokenValid(given, user, now, secret)).toBe(false)
})

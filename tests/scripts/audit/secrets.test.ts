/** @jest-environment node */
import { secretsIn } from '@/scripts/audit/secrets.mjs'

// Put together here, so that this file holds none.
const of = (...parts: string[]) => parts.join('')
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  ['a private key', of('-----BEGIN RSA PRIVATE', ' KEY-----\n', 'MIIEow'.repeat(10))],
  ['a key of AWS', of('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a token of GitHub', of('ghp', '_', 'a1'.repeat(20))],
  ['a live key of the payment provider', of('live', '_sk_', 'aB3'.repeat(8))],
  ['a secret key of Supabase', of('sb_sec', 'ret_', 'x1'.repeat(16))],
  [
    'a service token of Supabase',
    of(base64({ alg: 'HS256' }), '.', base64({ role: 'service_role' }), '.', 'x'.repeat(43)),
  ],
  ['a password of a database elsewhere', of('postgres://app:', 'hunter22@', 'db.acme.io:5432/x')],
])('%s is found, and not repeated', (kind, secret) => {
  const found = secretsIn('lib/a.ts', `one\nconst key = '${secret}'`)
  expect(found).toEqual([`lib/a.ts:2 holds ${kind}`])
})

test.each(['.env', '.env.production', 'deploy/server.pem', 'keys/id_ed25519'])(
  '%s is a file for secrets',
  (path) => {
    expect(secretsIn(path, '')).toEqual([`${path} is a file for secrets`])
  },
)

test.each([
  of('test', '_sk_', 'aB3'.repeat(8)),
  'postgres://postgres:secret1@127.0.0.1:5432/postgres',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a script
  'postgres://app:${PASSWORD}@db.acme.io/x',
  'sb_publishable_abcdefghijklmnopqrstuvwxyz',
])('%s is none', (text) => {
  expect(secretsIn('lib/a.ts', text)).toEqual([])
})

test('an example of settings may be there', () => {
  expect(secretsIn('.env.example', 'A=')).toEqual([])
})

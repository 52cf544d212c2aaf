/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { isDemoEnabled, isDemoOffered } from '@/lib/auth/demo-account'

const hosted = 'https://abcdefgh.supabase.co'
const here = 'http://127.0.0.1:54321'

test.each([
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: here }, true],
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321' }, true],
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: hosted }, false],
  [{ EMBEDDED: '0', NEXT_PUBLIC_SUPABASE_URL: here }, false],
  [{ EMBEDDED: '0', NEXT_PUBLIC_SUPABASE_URL: hosted }, false],
  [{ EMBEDDED: '1' }, false],
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1.evil.test' }, false],
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: 'http://localhost@evil.test' }, false],
  [{ EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: 'nonsense' }, false],
])('%j offers the demo account: %s', (setting, offered) => {
  expect(isDemoEnabled(setting)).toBe(offered)
})

const local = {
  EMBEDDED: '1',
  NEXT_PUBLIC_SUPABASE_URL: here,
  SITE_URL: 'http://localhost:3000',
  DEMO_ADMIN: '0',
}
const published = { ...local, SITE_URL: 'https://beopdap.example' }
const fromHere = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }

test.each([
  ['this machine', local, fromHere, true],
  ['this machine, by IPv6', local, { host: '[::1]:3000', 'x-forwarded-for': '::1' }, true],
  ['what Next adds', local, { ...fromHere, 'x-forwarded-host': 'localhost:3000' }, true],
  [
    'a published site',
    published,
    { host: 'beopdap.example', 'x-forwarded-for': '203.0.113.5' },
    false,
  ],
  ['a published site, asked by its own machine', published, fromHere, false],
  [
    'a published site whose host says localhost',
    published,
    { ...fromHere, 'x-forwarded-for': '203.0.113.5' },
    false,
  ],
  ['a tunnel that keeps its host', local, { ...fromHere, host: 'abcd.tunnel.example' }, false],
  [
    'a tunnel that says its host',
    local,
    { ...fromHere, 'x-forwarded-host': 'abcd.tunnel.example' },
    false,
  ],
  ['a name that points here', local, { ...fromHere, host: 'localhost.evil.example' }, false],
  ['a visitor behind a proxy', local, { ...fromHere, 'x-forwarded-for': '203.0.113.5' }, false],
  ['a visitor nobody knows', local, { ...fromHere, 'x-forwarded-for': 'unknown' }, false],
  ['no host', local, { 'x-forwarded-for': '127.0.0.1' }, false],
  ['asked for by name', { ...published, DEMO_ADMIN: '1' }, { host: 'beopdap.example' }, true],
  [
    'asked for by name, without stand-ins',
    { ...published, EMBEDDED: '0', DEMO_ADMIN: '1' },
    fromHere,
    false,
  ],
] as const)('offers the demo administrator: %s', (_, setting, headers, offered) => {
  expect(isDemoOffered(setting, new Headers(headers))).toBe(offered)
})

test('the command refuses a hosted Supabase, whatever else is set', () => {
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'scripts/demo-user.ts',
    ],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        EMBEDDED: '1',
        NEXT_PUBLIC_SUPABASE_URL: hosted,
        SUPABASE_SERVICE_ROLE_KEY: 'never-used',
      },
    },
  )
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('embedded stack only')
  expect(run.stdout).toBe('')
})

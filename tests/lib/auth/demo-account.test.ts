/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { isDemoEnabled } from '@/lib/auth/demo-account'

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
}, 60_000)

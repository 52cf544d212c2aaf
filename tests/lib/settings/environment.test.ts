import { parseEnv } from '@/lib/env'
import { describeServices } from '@/lib/settings/environment'

const secrets = {
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'secret-anon',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-service',
  RESEND_API_KEY: 'secret-mail',
}
const statesOf = (setting: Record<string, string>) =>
  Object.fromEntries(describeServices(parseEnv(setting)).map(({ name, state }) => [name, state]))

it('tells the stand-ins of the embedded stack', () => {
  const setting = {
    ...secrets,
    EMBEDDED: '1',
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    RESEND_URL: 'http://127.0.0.1:54321',
    TOSS_SECRET_KEY: 'test_sk_here',
    TOSS_API_URL: 'http://127.0.0.1:4200',
  }
  expect(statesOf(setting)).toMatchObject({
    accounts: 'standIn',
    caseLaw: 'standIn',
    limits: 'alone',
    mail: 'standIn',
    payments: 'standIn',
    texts: 'off',
    model: 'off',
    embeddings: 'off',
    analytics: 'off',
  })
})

it('tells services, by their names and without any secret', () => {
  const setting = {
    ...secrets,
    NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
    LEGAL_API_URL: 'https://user:secret-word@legal.example.com/v1?key=secret-key',
    RATE_LIMIT_DATABASE_URL: 'postgres://limiter:secret-limit@db.example.com/postgres',
    GA4_ID: 'G-ABC',
  }
  const parts = describeServices(parseEnv(setting))
  expect(JSON.stringify(parts)).not.toContain('secret')
  expect(parts.find(({ name }) => name === 'caseLaw')).toEqual({
    name: 'caseLaw',
    state: 'hosted',
    by: 'legal.example.com',
  })
  expect(statesOf(setting)).toMatchObject({ accounts: 'hosted', limits: 'hosted', mail: 'hosted' })
})

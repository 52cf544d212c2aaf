/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { billingSecrets } from '@/embedded/launcher/billing-secrets.mjs'
import { innerPorts } from '@/embedded/launcher/ports.mjs'
import { tossProgram, tossSettings } from '@/embedded/launcher/programs.mjs'
import { standInsFor } from '@/embedded/launcher/stand-ins.mjs'
import { settingsSchema } from '@/embedded/toss/settings'

const hosted = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
  DATABASE_URL: 'postgres://example',
}
const keys = { TOSS_CLIENT_KEY: 'test_ck_x', TOSS_SECRET_KEY: 'test_sk_x' }
const production = { NODE_ENV: 'production' }

describe('the payment stand-in', () => {
  it('starts where there are no keys of the provider', () => {
    expect(standInsFor({}).toss).toBe(true)
    expect(standInsFor(keys).toss).toBe(false)
    expect(standInsFor(hosted)).toMatchObject({ supabase: false, toss: true, embedded: true })
  })

  it('in production only when asked: else the site runs without payments', () => {
    expect(standInsFor({ ...hosted, ...production })).toMatchObject({
      toss: false,
      embedded: false,
    })
    expect(standInsFor({ ...hosted, ...production, EMBEDDED: '1' }).toss).toBe(true)
    expect(standInsFor({ ...hosted, ...keys, ...production, EMBEDDED: '1' }).toss).toBe(false)
  })

  it('half of the keys is a mistake', () => {
    expect(() => standInsFor({ TOSS_SECRET_KEY: 'test_sk_x' })).toThrow('TOSS_CLIENT_KEY')
  })
})

describe('what the site is given', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beopdap-plan-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const mode = (name: string) => statSync(path.join(dataDir, 'run', name)).mode & 0o777

  it('keys and addresses of the stand-in, which knows where the site takes events', async () => {
    const ports = await innerPorts(dataDir)
    const siteUrl = 'http://localhost:3000'
    const options = { dataDir, development: false, plan: standInsFor({}), ports, siteUrl }
    const { args } = tossProgram(options)
    const settings = settingsSchema.parse(JSON.parse(readFileSync(args.at(-1) ?? '', 'utf8')))
    expect(settings.webhookUrl).toBe('http://localhost:3000/api/webhooks/toss')
    expect(tossSettings(options)).toEqual({
      TOSS_CLIENT_KEY: settings.clientKey,
      TOSS_SECRET_KEY: settings.secretKey,
      TOSS_API_URL: `http://127.0.0.1:${ports.toss}`,
      TOSS_SCRIPT_URL: `http://127.0.0.1:${ports.toss}/v1`,
    })
    expect([mode('toss.json'), mode('toss-keys.json')]).toEqual([0o600, 0o600])
  })

  it('secrets of its own, made once, and only beside the accounts of the same folder', () => {
    const secrets = billingSecrets({ supabase: true }, dataDir)
    expect(secrets.BILLING_SECRET?.length).toBeGreaterThanOrEqual(32)
    expect(secrets.CRON_SECRET?.length).toBeGreaterThanOrEqual(32)
    expect(secrets.BILLING_SECRET).not.toBe(secrets.CRON_SECRET)
    expect(billingSecrets({ supabase: true }, dataDir)).toEqual(secrets)
    expect([mode('billing-secret'), mode('cron-secret')]).toEqual([0o600, 0o600])
    expect(billingSecrets({ supabase: false }, dataDir)).toEqual({})
  })
})

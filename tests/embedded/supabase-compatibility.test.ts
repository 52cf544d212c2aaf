import { readFileSync } from 'node:fs'
import { subjectTemplate, TEMPLATES } from '@/embedded/supabase/auth/mailer'
import { AUTH_POLICY } from '@/embedded/supabase/auth/policy'
import { normalizeDatabaseError } from '@/embedded/supabase/data/errors'
import { postgresTypes } from '@/embedded/supabase/data/types'
import { plainText } from '@/embedded/supabase/outbox'

const config = readFileSync('supabase/config.toml', 'utf8')

describe('hosted Supabase and the stand-in follow the same rules', () => {
  it.each([
    ['minimum_password_length', AUTH_POLICY.minimumPasswordLength],
    ['jwt_expiry', AUTH_POLICY.jwtExpirySeconds],
    ['otp_length', AUTH_POLICY.otpLength],
    ['otp_expiry', AUTH_POLICY.otpExpirySeconds],
    ['refresh_token_reuse_interval', AUTH_POLICY.refreshReuseSeconds],
    ['enable_refresh_token_rotation', true],
    ['double_confirm_changes', true],
    ['max_frequency', `"${AUTH_POLICY.mailIntervalSeconds}s"`],
    ['schemas', '["public"]'],
    ['enable_confirmations', true],
  ])('%s is %s', (name, value) => {
    expect(config).toContain(`\n${name} = ${value}\n`)
  })

  it.each(TEMPLATES)('the %s mail is the same', (name) => {
    expect(subjectTemplate(config, name)).toContain('[법답] ')
    expect(config).toContain(`\ncontent_path = "./supabase/templates/${name}.html"\n`)
  })
})

describe('database errors', () => {
  const raised = (code: string) => Object.assign(new Error('no'), { code, detail: 'd', hint: 'h' })
  const shown = (code: string) => {
    const error = normalizeDatabaseError(raised(code)) as Error & { code: string; detail: string }
    return { code: error.code, body: error.message, status: error.detail }
  }

  it.each([
    ['23514', 400],
    ['23P01', 400],
    ['P0001', 400],
    ['P0002', 500],
    ['40001', 500],
    ['57014', 500],
  ])('%s becomes status %d with its own code', (code, status) => {
    expect(shown(code)).toEqual({
      code: 'PGRST',
      body: JSON.stringify({ code, message: 'no', details: 'd', hint: 'h' }),
      status: JSON.stringify({ status, headers: {} }),
    })
  })

  it.each(['23505', '42501', '25006', 'PT402'])('%s is left to lite', (code) => {
    const error = raised(code)
    expect(normalizeDatabaseError(error)).toBe(error)
  })
})

describe('values', () => {
  it.each([
    ['2026-11-21 01:13:53+00', '2026-11-21T01:13:53+00:00'],
    ['2026-11-21 01:13:53.5+05:30', '2026-11-21T01:13:53.5+05:30'],
  ])('writes %s as %s', (stored, written) => {
    expect(postgresTypes.timestamptz.parse(stored)).toBe(written)
  })

  it('encodes JSON once', () => {
    expect(postgresTypes.jsonb.serialize('{"a":1}')).toBe('{"a":1}')
    expect(postgresTypes.jsonb.serialize({ a: 1 })).toBe('{"a":1}')
    expect(postgresTypes.jsonb.serialize('plain')).toBe('"plain"')
    expect(postgresTypes.jsonb.serialize('[broken')).toBe('"[broken"')
  })
})

it('writes the links of a mail out in its text form', () => {
  const html =
    '<head><title>t</title></head><p>안녕하세요 &amp; hello</p><p><a href="http://x/y?a=1&amp;b=2">확인</a></p>'
  expect(plainText(html)).toBe('안녕하세요 & hello\n확인: http://x/y?a=1&b=2')
})

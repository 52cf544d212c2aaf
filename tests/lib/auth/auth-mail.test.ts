/** @jest-environment node */
import {
  alreadyRegisteredMail,
  emailChangedMail,
  passwordChangedMail,
  recoveryCodeUsedMail,
  signInAlertMail,
} from '@/lib/auth/auth-mail'
import { locales } from '@/lib/i18n/routing'
import { mailSchema } from '@/lib/mail/mail'

test.each(locales)(
  'the mails are whole in %s, and lead to pages of that language',
  async (locale) => {
    const prefix = locale === 'ko' ? '' : `/${locale}`
    const taken = mailSchema.parse(await alreadyRegisteredMail('a@example.test', locale, 'key'))
    expect(taken.text).toContain(`http://localhost:3000${prefix}/login\n`)
    expect(taken.html).toContain(`href="http://localhost:3000${prefix}/reset-password"`)
    const at = new Date('2026-11-21T15:30:00Z')
    const seen = { at, userAgent: 'Browser <b> http://evil.test/x', key: 'key' }
    const alert = mailSchema.parse(await signInAlertMail('a@example.test', locale, seen))
    // The day in Korea.
    expect(alert.text).toMatch(/22/)
    expect(alert.text).toContain(`http://localhost:3000${prefix}/settings`)
    expect(alert.html).not.toContain('<b>')
    expect(alert.html).not.toContain('evil.test')
    const change = { at, key: 'key', next: 'ne***@example.test' }
    const password = mailSchema.parse(await passwordChangedMail('a@example.test', locale, change))
    expect(password.text).toContain(`http://localhost:3000${prefix}/reset-password`)
    const use = { at, key: 'key', left: 7 }
    const used = mailSchema.parse(await recoveryCodeUsedMail('a@example.test', locale, use))
    expect(used.text).toContain('7')
    expect(used.text).toContain(`http://localhost:3000${prefix}/settings\n`)
    expect(used.text).toContain(`http://localhost:3000${prefix}/reset-password\n`)
    const moved = mailSchema.parse(await emailChangedMail('a@example.test', locale, change))
    expect(moved.text).toContain('ne***@example.test')
    expect(moved.text).toContain(`http://localhost:3000${prefix}/contact`)
  },
)

test('says the words of the specification', async () => {
  const { subject, text } = await alreadyRegisteredMail('a@example.test', 'ko', 'key')
  expect(subject).toContain('이미 가입된 이메일입니다')
  expect(text).toContain('이미 가입된 이메일입니다.')
})

/** @jest-environment node */
import { knownValues, shippedValues } from '@/lib/calculators/values/known-values'
import { calendarFile } from '@/lib/calendar-file'
import { locales } from '@/lib/i18n/routing'
import { dueDay } from '@/lib/matters/deadline'
import { feedEvents } from '@/lib/matters/feed-events'
import { hashFeedToken, isFeedToken, newFeedToken } from '@/lib/matters/feed-token'
import { reminderMail } from '@/lib/matters/reminder-mail'
import { deadlineFormSchema, matterFormSchema, recordFormSchema } from '@/lib/matters/schema'

const matter = '3f0e3a54-9d4b-4a58-9d3c-7b1f0a3b4c5d'
const issues = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('a deadline', () => {
  it('is the day itself, or the last day of a period of the law past holidays', () => {
    expect(dueDay({ day: '2026-12-26', preset: null }, shippedValues)).toBe('2026-12-26')
    expect(dueDay({ day: '2026-12-11', preset: 'appeal' }, shippedValues)).toBe('2026-12-28')
    const values = knownValues([
      {
        id: '1',
        kind: 'holiday',
        from: '2026-12-28',
        until: null,
        value: 'temporary',
        source: '관보',
      },
    ])
    expect(dueDay({ day: '2026-12-11', preset: 'appeal' }, values)).toBe('2026-12-29')
    expect(dueDay({ day: '1950-01-01', preset: 'appeal' }, shippedValues)).toBeNull()
  })

  it.each([
    [{ day: '2026-02-30', title: 'x' }, ['day day']],
    [{ title: 'x' }, ['day required']],
    [{ day: '2026-03-02' }, ['title required']],
    [{ day: '2026-03-02', preset: 'nothing' }, ['preset preset']],
    [{ day: '2026-03-02', title: 'x', remind: '5' }, ['remind choice']],
    [{ day: '2026-03-02', title: 'x'.repeat(121) }, ['title tooLong']],
  ])('of %j is refused by naming its field', (given, expected) => {
    expect(issues(deadlineFormSchema.safeParse({ matter, ...given }))).toEqual(expected)
  })

  it('takes a period without a name, and no reminder', () => {
    expect(
      deadlineFormSchema.parse({ matter, day: '2026-03-02', preset: 'appeal', remind: '' }),
    ).toMatchObject({ title: null, preset: 'appeal', remind: null })
  })
})

it('a matter needs a name, a note words, a decision its number', () => {
  expect(issues(matterFormSchema.safeParse({ title: '  ' }))).toEqual(['title required'])
  expect(matterFormSchema.parse({ title: ' 대여금 ', court: '' })).toEqual({
    title: '대여금',
    caseNumber: null,
    court: null,
  })
  expect(issues(recordFormSchema.safeParse({ matter, kind: 'note' }))).toEqual(['body required'])
  expect(issues(recordFormSchema.safeParse({ matter, kind: 'decision', body: 'x' }))).toEqual([
    'reference required',
  ])
})

it('the secret of a calendar is long, and only its hash is kept', () => {
  const [first, second] = [newFeedToken(), newFeedToken()]
  expect(isFeedToken(first.token)).toBe(true)
  expect(first.token).not.toBe(second.token)
  expect(first.hash).toBe(hashFeedToken(first.token))
  expect(first.hash).not.toContain(first.token)
  for (const wrong of ['', 'a', `${first.token}x`, `${'a'.repeat(42)}/`])
    expect(isFeedToken(wrong)).toBe(false)
})

it('a calendar has an event a deadline, with names that cannot break its lines', async () => {
  const entry = { matterId: matter, matter: '갑; 을,\n병', dueOn: '2026-12-28' }
  const file = calendarFile(
    await feedEvents(
      [
        { ...entry, id: '11111111-1111-4111-8111-111111111111', title: 'appeal' },
        { ...entry, id: '22222222-2222-4222-8222-222222222222', title: '변론기일' },
      ],
      (id) => `https://example.test/matters/${id}`,
    ),
    new Date('2026-11-23T00:00:00Z'),
  )
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('SUMMARY:갑\\; 을\\,\\n병: 민사 항소 (2주)')
  expect(file).toContain('UID:11111111-1111-4111-8111-111111111111@beopdap')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('a lone carriage return in what people wrote begins no line of a calendar', () => {
  const title = '가\rATTENDEE:mailto:a@b.kr\u2028나\u0000'
  const entry = { date: '2026-12-01', title, description: title, url: 'https://a.kr/' }
  const file = calendarFile([entry], new Date('2026-11-23T00:00:00Z'))
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u)
  expect(file).toContain('SUMMARY:가\\nATTENDEE')
})

it.each(locales)('the reminder in %s says when, and nothing of the matter', (language) => {
  const mail = reminderMail({
    deadline: matter,
    email: 'hong@example.test',
    language,
    daysLeft: 3,
    dueOn: '2026-12-28',
    matterId: matter,
  })
  expect(mail.subject).toMatch(/28/)
  expect(mail.text).toContain('3')
  expect(mail.text).toContain(`/matters/${matter}`)
  expect(mail.idempotencyKey).toBe(`matter-deadline-${matter}-2026-12-28`)
})

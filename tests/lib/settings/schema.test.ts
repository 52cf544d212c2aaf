import { maxAllowedAddresses, maxMessageLength } from '@/lib/settings/constants'
import { type SettingsInput, savedSettingsSchema, settingsSchema } from '@/lib/settings/schema'

const input: SettingsInput = {
  maintenance: true,
  message: { ko: ' 점검합니다. ', en: '', ja: '  ', zh: '维护中' },
  allowed: ['localhost', '::FFFF:203.0.113.5', '203.0.113.5', '2001:DB8:0:0:0:0:0:1'],
  debug: false,
  cache: true,
  backup: 'daily',
}

const problems = (given: unknown) =>
  settingsSchema
    .safeParse(given)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('keeps what is said, and each address once in its plain spelling', () => {
  expect(settingsSchema.parse(input)).toMatchObject({
    message: { ko: '점검합니다.', zh: '维护中' },
    allowed: ['localhost', '203.0.113.5', '2001:db8::1'],
  })
  expect(Object.keys(settingsSchema.parse(input).message)).toEqual(['ko', 'zh'])
})

it('names the field that is wrong', () => {
  const long = { ...input.message, en: 'x'.repeat(maxMessageLength + 1) }
  expect(problems({ ...input, message: long })).toEqual([['message.en', 'tooLong']])
  expect(problems({ ...input, allowed: ['localhost', 'example.com'] })).toEqual([
    ['allowed.1', 'notAnAddress'],
  ])
  const many = Array.from({ length: maxAllowedAddresses + 1 }, (_, index) => `10.0.0.${index}`)
  expect(problems({ ...input, allowed: many })).toEqual([['allowed', 'tooMany']])
})

it('takes no other frequency, language or missing switch', () => {
  expect(problems({ ...input, backup: 'yearly' })).toHaveLength(1)
  expect(problems({ ...input, message: { ...input.message, fr: 'x' } })).toHaveLength(1)
  expect(problems({ ...input, cache: undefined })).toHaveLength(1)
  expect(savedSettingsSchema.safeParse({ input }).success).toBe(false)
})

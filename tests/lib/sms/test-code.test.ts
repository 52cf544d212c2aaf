import { parseEnv } from '@/lib/env'

const code = { SMS_TEST_CODE: '123456' }

it('is for development and tests', () => {
  expect(parseEnv({ ...code, NODE_ENV: 'development' }).SMS_TEST_CODE).toBe('123456')
  expect(parseEnv({ ...code, NODE_ENV: 'test' }).SMS_TEST_CODE).toBe('123456')
})

it('is refused in production, with the embedded stack too, and never repeated', () => {
  for (const EMBEDDED of ['0', '1']) {
    expect(() => parseEnv({ ...code, NODE_ENV: 'production', EMBEDDED })).toThrow(
      'SMS_TEST_CODE: a fixed code is not for production',
    )
  }
})

it.each(['12345', '1234567', 'abcdef'])('is six digits, not %s', (wrong) => {
  expect(() => parseEnv({ SMS_TEST_CODE: wrong })).toThrow('SMS_TEST_CODE: six digits')
})

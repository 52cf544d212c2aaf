/** @jest-environment node */
import { newPasswordSchema } from '@/lib/auth/form-schema'
import { parseForm } from '@/lib/form-data'

function read(password: string, confirmPassword: string) {
  const data = new FormData()
  data.set('password', password)
  data.set('confirmPassword', confirmPassword)
  return parseForm(newPasswordSchema, data)
}

test('takes what is long enough and said twice', () => {
  expect(read('secret', 'secret')).toEqual({
    ok: true,
    form: { password: 'secret', confirmPassword: 'secret' },
  })
})

test.each([
  ['', '', { password: 'required', confirmPassword: 'required' }],
  ['12345', '12345', { password: 'passwordLength' }],
  ['12345', '54321', { password: 'passwordLength', confirmPassword: 'passwordMismatch' }],
  ['secret', '', { confirmPassword: 'required' }],
  ['secret', 'secrets', { confirmPassword: 'passwordMismatch' }],
  ['x'.repeat(73), 'x'.repeat(73), { password: 'passwordLong' }],
])('refuses %j and %j', (password, again, errors) => {
  expect(read(password, again)).toEqual({ ok: false, errors })
})

test('a file is no password', () => {
  const data = new FormData()
  data.set('password', new Blob(['secret']))
  data.set('confirmPassword', new Blob(['secret']))
  expect(parseForm(newPasswordSchema, data)).toMatchObject({
    ok: false,
    errors: { password: 'required' },
  })
})

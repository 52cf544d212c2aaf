import { signUp } from '@/lib/auth/actions'
import { initialSignUpState } from '@/lib/auth/form-state'
import { signUpSchema } from '@/lib/auth/sign-up-schema'
import { parseForm } from '@/lib/form-data'
import { signUpData } from '@/tests/factories/sign-up'

jest.mock('@/lib/auth/require-open-site', () => ({ requireOpenSite: async () => undefined }))
jest.mock('@/lib/auth/visitor', () => ({
  visitor: async () => ({ address: '203.0.113.7', userAgent: null }),
}))

function errorsOf(changed: Record<string, string | null>) {
  const read = parseForm(signUpSchema, signUpData(changed))
  return read.ok ? {} : read.errors
}

it('reads a whole form, tidied', () => {
  const read = parseForm(
    signUpSchema,
    signUpData({
      userType: 'professional',
      email: ' Someone@Example.TEST ',
      phone: '01012345678',
      organization: 'lawFirm',
      fax: '0551234567',
      marketing: 'on',
      role: 'admin',
    }),
  )
  expect(read).toMatchObject({
    ok: true,
    form: {
      email: 'someone@example.test',
      phone: '01012345678',
      organization: 'lawFirm',
      position: null,
      fax: '0551234567',
      marketing: 'on',
    },
  })
  expect(JSON.stringify(read)).not.toContain('admin')
})

it.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: 'someone' }, { email: 'invalidEmail' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'passwordLength' }],
  [{ confirmPassword: 'other horse' }, { confirmPassword: 'passwordMismatch' }],
  [{ phone: '010-123-4567' }, { phone: 'invalidPhone' }],
  [{ terms: null }, { terms: 'agreeTerms' }],
  [{ privacy: null }, { privacy: 'agreeTerms' }],
  [{ userType: 'enterprise' }, { organization: 'required' }],
  [{ userType: 'professional' }, { organization: 'required' }],
  [{ position: 'x'.repeat(101) }, { position: 'tooLong' }],
] as const)('refuses %j', (changed, errors) => {
  expect(errorsOf(changed)).toEqual(errors)
})

it('tells every fault at once', () => {
  expect(
    errorsOf({ email: 'x', password: '12345', confirmPassword: '1', phone: '', terms: null }),
  ).toEqual({
    email: 'invalidEmail',
    password: 'passwordLength',
    confirmPassword: 'passwordMismatch',
    phone: 'required',
    terms: 'agreeTerms',
  })
})

it('an empty form asks for all fields', () => {
  const read = parseForm(signUpSchema, new FormData())
  expect(read).toMatchObject({
    ok: false,
    errors: { email: 'required', password: 'required', phone: 'required' },
  })
})

it('what was typed is given back, and no password', async () => {
  const data = signUpData({ phone: '', password: 'secret one', confirmPassword: 'secret one' })
  const refused = await signUp(initialSignUpState, data)
  expect(refused).toMatchObject({
    attempt: 1,
    errors: { phone: 'required' },
    values: { email: 'someone@example.test', terms: 'on' },
  })
  expect(JSON.stringify(refused)).not.toContain('secret one')
})

import { parseEnv } from '@/lib/env'

jest.mock('@/lib/env', () => {
  const actual = jest.requireActual<typeof import('@/lib/env')>('@/lib/env')
  return { ...actual, env: jest.fn(() => actual.parseEnv({})) }
})

async function companyWith(set: Record<string, string>) {
  const { env } = await import('@/lib/env')
  jest.mocked(env).mockReturnValue(parseEnv(set))
  const { company } = await import('@/lib/company')
  return company()
}

test('what is not set is not registered, and no link is made up', async () => {
  const known = await companyWith({})
  expect(known).toMatchObject({ name: null, registration: null, verification: null, social: [] })
})

test('a registered business can be looked up at the Fair Trade Commission', async () => {
  const known = await companyWith({ COMPANY_REGISTRATION: '123-45-67890' })
  expect(known.verification).toBe('https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890')
})

test('social links are named by their host; what is no https address is left out', async () => {
  const { social } = await companyWith({
    COMPANY_SOCIAL:
      'https://www.youtube.com/@beopdap, https://social.example/b, javascript:alert(1), x',
  })
  expect(social.map(({ name }) => name)).toEqual(['YouTube', 'social.example'])
})

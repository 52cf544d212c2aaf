import { hasSessionCookie, withSignedInCookie } from '@/lib/supabase/session-cookies'

const options = { path: '/', httpOnly: true, maxAge: 100 }
const hintOf = (cookies: ReturnType<typeof withSignedInCookie>) =>
  cookies.find(({ name }) => name === 'signed-in')

it('the hint comes with the session, readable', () => {
  const set = withSignedInCookie([
    { name: 'session.0', value: 'a', options },
    { name: 'session.1', value: '', options: { ...options, maxAge: 0 } },
  ])
  expect(hintOf(set)).toEqual({
    name: 'signed-in',
    value: '1',
    options: { ...options, httpOnly: false },
  })
})

it('the hint goes with the session', () => {
  const set = withSignedInCookie([{ name: 'session', value: '', options }])
  expect(hintOf(set)).toMatchObject({ value: '', options: { maxAge: 0, httpOnly: false } })
})

it('other cookies say nothing of a session', () => {
  expect(
    hintOf(withSignedInCookie([{ name: 'session-code-verifier', value: 'a', options }])),
  ).toBeUndefined()
  expect(hasSessionCookie(['signed-in', 'session-code-verifier', 'language'])).toBe(false)
  expect(hasSessionCookie(['language', 'session.0'])).toBe(true)
})

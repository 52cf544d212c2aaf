import { readAccessToken } from '@/lib/site-state/access-token'

const session = JSON.stringify({ access_token: 'a.b.c', user: { name: '김법답' } })
const encoded = `base64-${Buffer.from(session).toString('base64url')}`

it('finds the token in one cookie', () => {
  expect(readAccessToken([{ name: 'session', value: encoded }])).toBe('a.b.c')
  expect(readAccessToken([{ name: 'session', value: session }])).toBe('a.b.c')
})

it('puts the parts of a long session together in their order', () => {
  const parts = encoded.match(/.{1,7}/g) ?? []
  expect(parts.length).toBeGreaterThan(10)
  const cookies = parts.map((value, index) => ({ name: `session.${index}`, value }))
  expect(readAccessToken([{ name: 'theme', value: 'dark' }, ...cookies.reverse()])).toBe('a.b.c')
})

it('finds nothing in what is no session', () => {
  for (const value of ['', 'base64-%%%', '{"user":1}', 'null', 'x']) {
    expect(readAccessToken([{ name: 'session', value }])).toBeNull()
  }
  expect(readAccessToken([{ name: 'sessions', value: encoded }])).toBeNull()
})

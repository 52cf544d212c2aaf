/** @jest-environment node */
import { signInAsDemo } from '@/lib/auth/actions'
import { initialLoginState } from '@/lib/auth/form-state'
import { env } from '@/lib/env'

test('the action refuses where Supabase is hosted, and asks it nothing', async () => {
  const before = { ...env() }
  const asked = jest.spyOn(globalThis, 'fetch')
  for (const [EMBEDDED, url] of [
    ['1', 'https://abcdefgh.supabase.co'],
    ['0', 'http://127.0.0.1:54321'],
  ] as const) {
    Object.assign(env(), { EMBEDDED, NEXT_PUBLIC_SUPABASE_URL: url })
    expect(await signInAsDemo(initialLoginState, new FormData())).toMatchObject({
      reason: 'general',
      result: null,
    })
  }
  expect(asked).not.toHaveBeenCalled()
  Object.assign(env(), before)
})
